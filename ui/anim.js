// The one gate for motion. The table is changed at once; a picture may follow on its way, can be cut short at any
// frame, and nothing ever waits for it.

const SPEED = { off: 0, fast: 0.6, normal: 1, slow: 2 };
const OUT = 'cubic-bezier(.2,.7,.3,1)';
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

let speed = 1;
/** What runs, and what tidies up after it. @type {Map<Animation, () => void>} */
const running = new Map();

/** @param {keyof typeof SPEED} name */
export function setSpeed(name) {
  speed = SPEED[name] ?? 1;
  if (!moving()) stopAll();
}

/** Whether anything moves at all. */
export const moving = () => speed > 0 && !still?.matches;
still?.addEventListener('change', () => { if (still.matches) stopAll(); });

/** Everything stands where it belongs, at once. */
export function stopAll() {
  for (const [animation, end] of [...running]) {
    animation.onfinish = animation.oncancel = null;
    animation.cancel();
    end();
  }
}

/**
 * @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options times at normal speed
 * @param {() => void} [after] tidies up, also when cut short
 * @returns {Animation | null}
 */
export function play(node, frames, options, after) {
  if (!moving() || document.hidden) { after?.(); return null; }
  const animation = node.animate(frames, { easing: OUT, fill: 'backwards', ...options, duration: Number(options.duration) * speed, delay: (options.delay ?? 0) * speed });
  const end = () => { running.delete(animation); after?.(); };
  running.set(animation, end);
  animation.onfinish = end;
  animation.oncancel = end;
  return animation;
}

/** How long a way takes. @param {number} distance px */
export const span = (distance) => Math.min(260, 150 + 0.15 * distance);
