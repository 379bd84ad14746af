// Sounds are made here, from noise and tones: no files. Nothing touches the audio system until a sound is wanted.
/** @typedef {'deal' | 'place' | 'turn' | 'refuse' | 'win' | 'edge'} Sound */

/** @type {AudioContext | null} */
let context = null;
let volume = 0;
let touch = false;

/** @param {boolean} on @param {number} percent @param {boolean} [haptics] */
export function setSound(on, percent, haptics = false) {
  touch = haptics;
  volume = on ? percent / 100 : 0;
  if (volume === 0 && context) {
    void context.close().catch(() => {});
    context = null;
  }
}

/** Paper: a short burst of filtered noise. @param {AudioContext} c @param {number} at @param {number} pitch @param {number} length @param {number} gain */
function paper(c, at, pitch, length, gain) {
  const frames = Math.ceil(c.sampleRate * length), buffer = c.createBuffer(1, frames, c.sampleRate), data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = c.createBufferSource(), filter = c.createBiquadFilter(), level = c.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  level.gain.value = gain * volume;
  source.connect(filter).connect(level).connect(c.destination);
  source.start(at);
}

/** A soft tone. @param {AudioContext} c @param {number} at @param {number} pitch @param {number} length @param {number} gain */
function tone(c, at, pitch, length, gain) {
  const source = c.createOscillator(), level = c.createGain();
  source.type = 'sine';
  source.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, gain * volume), at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(level).connect(c.destination);
  source.start(at);
  source.stop(at + length);
}

/** @type {Record<Sound, (c: AudioContext, now: number) => void>} */
const SOUNDS = {
  deal: (c, now) => { for (let i = 0; i < 7; i += 1) paper(c, now + i * 0.055, 2600 + i * 90, 0.05, 0.25); },
  place: (c, now) => { paper(c, now, 1500, 0.07, 0.5); tone(c, now, 170, 0.06, 0.2); },
  turn: (c, now) => paper(c, now, 3200, 0.09, 0.35),
  refuse: (c, now) => { tone(c, now, 196, 0.12, 0.3); tone(c, now + 0.09, 165, 0.16, 0.3); },
  edge: (c, now) => tone(c, now, 240, 0.08, 0.25),
  win: (c, now) => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => tone(c, now + i * 0.13, pitch, 0.7 - i * 0.08, 0.25)),
};

/** @param {Sound} name */
export function sound(name) {
  if (touch && name !== 'edge') navigator.vibrate?.(name === 'refuse' ? [12, 40, 12] : 8);
  if (volume === 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    SOUNDS[name](context, context.currentTime);
  } catch { /* a system without sound plays without it */ }
}
