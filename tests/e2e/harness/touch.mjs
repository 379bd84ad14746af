// A finger, as synthetic pointer events: WebDriver's touch arrives as a mouse in WebKitGTK.

/** One finger. Further fingers: another Touch with another `id`. */
export class Touch {
  constructor(app, where, { id = 11, type = 'touch', primary = id === 11 } = {}) {
    Object.assign(this, { app, where, id, type, primary });
  }

  /** Puts the finger down. */
  down() {
    return this.#send('pointerdown', this.where);
  }

  /** Moves it to a place, in `steps`. */
  async move(to, { steps = 6 } = {}) {
    const [from, end] = [await this.app.at(this.where), await this.app.at(to)];
    for (let i = 1; i <= steps; i += 1) {
      await this.#send('pointermove', { x: from.x + ((end.x - from.x) * i) / steps, y: from.y + ((end.y - from.y) * i) / steps });
    }
  }

  /** Lifts it. A finger that has not moved clicks, as a real one does. */
  async up() {
    await this.#send('pointerup', this.where);
  }

  /** The system takes the finger away. */
  cancel() {
    return this.#send('pointercancel', this.where);
  }

  /** Down and up in one place. */
  async tap() {
    await this.down();
    await this.up();
  }

  /** Down, move, up. */
  async dragTo(to, options) {
    await this.down();
    await this.move(to, options);
    await this.up();
  }

  async #send(name, where) {
    const point = await this.app.at(where);
    this.where = point;
    await this.app.execute(send, name, point.x, point.y, this.id, this.type, this.primary);
  }
}

/** Runs in the page. Touch is captured by the element it went down on, as the standard says. */
function send(name, x, y, pointerId, pointerType, isPrimary) {
  const fingers = (globalThis.e2eFingers ??= new Map());
  const under = document.elementFromPoint(x, y) ?? document.documentElement;
  if (name === 'pointerdown') fingers.set(pointerId, { target: under, x, y, moved: false });
  const finger = fingers.get(pointerId) ?? { target: under, x, y, moved: false };
  if (Math.hypot(x - finger.x, y - finger.y) > 10) finger.moved = true;
  const target = finger.target.isConnected ? finger.target : under;
  const lifted = name === 'pointerup' || name === 'pointercancel';
  const init = {
    bubbles: true, cancelable: name !== 'pointercancel', composed: true, view: window, clientX: x, clientY: y, pointerId, pointerType,
    isPrimary, width: 24, height: 24, pressure: lifted ? 0 : 0.5, button: name === 'pointermove' ? -1 : 0, buttons: lifted ? 0 : 1,
  };
  target.dispatchEvent(new PointerEvent(name, init));
  if (lifted) fingers.delete(pointerId);
  if (name === 'pointerup' && isPrimary && !finger.moved) {
    target.dispatchEvent(new PointerEvent('click', { ...init, detail: 1 }));
  }
}
