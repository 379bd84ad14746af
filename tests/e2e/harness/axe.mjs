// axe-core in the real page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations of WCAG 2.2 A/AA and best practice, one readable line each; `within` is a selector. */
export async function violations(app, { within = null, disable = [] } = {}) {
  // Colours in the middle of a fade are no colours of the page.
  await app.waitFor(() => document.getAnimations().every((animation) => animation.playState !== 'running'), { what: 'a still page' });
  await app.execute(`if (!globalThis.axe) { ${source}\n; globalThis.axe = globalThis.axe || axe; }`);
  return app.executeAsync(async (tags, scope, off) => {
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
    const found = await globalThis.axe.run(scope ?? document, { runOnly: tags, rules });
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => `${node.target}: ${node.failureSummary ?? ''}`).join('; ')})`);
  }, RULES, within, disable);
}
