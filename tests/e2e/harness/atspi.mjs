// The accessibility bus, as assistive technology uses it. The app must have been started with `accessible: true`.
//
//   const tree = await accessibilityTree(app);                    // indented lines: role "name" states attributes
//   await pressThroughAction(app, 'Ace of clubs');                // AT-SPI's action interface, no key and no pointer
//   const bus = await listen(app, 'object:announcement');         // bus.events grows; bus.hears(predicate) waits
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { waitFor } from './wd.mjs';

const script = fileURLToPath(new URL('atspi.py', import.meta.url));
const NAME = 'klondike';

/** The tree below the application, once it is there. */
export function accessibilityTree(app) {
  return waitFor(async () => {
    const tree = await app.desk.run('/usr/bin/python3', script, 'tree', NAME);
    return tree.includes('document') && tree;
  }, { what: 'the accessibility tree', every: 100 });
}

/** Does the first action of the first object whose name begins with `name`. */
export function pressThroughAction(app, name) {
  return app.desk.run('/usr/bin/python3', script, 'press', NAME, name);
}

/** Listens for events of some types. */
export async function listen(app, ...types) {
  const child = app.desk.spawn('/usr/bin/python3', ['-u', script, 'events', NAME, ...types]);
  const events = () => readFileSync(child.log, 'utf8').split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  await waitFor(() => events().some((event) => event.type === 'ready'), { what: 'the listener' });
  return {
    get events() {
      return events().slice(1);
    },
    hears: (wanted, options) => waitFor(() => events().slice(1).find(wanted), { what: `an event like ${wanted}`, ...options }),
  };
}
