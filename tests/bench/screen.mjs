// What a person would see and a machine would hold: pixels of the X screen, memory of all processes.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The X server's frame buffer, read as it is. The desk must have been started with `framebuffer: true`. */
export class Screen {
  constructor(desk) {
    this.file = openSync(join(desk.folder, 'Xvfb_screen0'), 'r');
    const head = Buffer.alloc(100);
    readSync(this.file, head, 0, 100, 0);
    const [headerSize, width, height, colours] = [0, 16, 20, 76].map((at) => head.readUInt32BE(at));
    this.offset = headerSize + 12 * colours;
    this.size = width * height * 4;
    this.bytes = Buffer.alloc(Math.min(this.size, fstatSync(this.file).size - this.offset));
  }

  /** Reads the picture; returns a number that changes with it, and whether it shows more than a plain surface. */
  look() {
    readSync(this.file, this.bytes, 0, this.bytes.length, this.offset);
    let [sum, live, all] = [0, 0, 0];
    const seen = new Set();
    for (let at = 0; at + 4 <= this.bytes.length; at += 4 * 211) {
      const pixel = this.bytes.readUInt32LE(at) & 0xffffff;
      sum = (Math.imul(sum, 31) + pixel) | 0;
      all += 1;
      if (pixel !== 0) {
        live += 1;
        seen.add(pixel);
      }
    }
    return { sum, painted: live > 0.05 * all && seen.size > 24 };
  }

  /** A sample of the picture, to hold another against. */
  sample() {
    this.look();
    const picture = new Uint32Array(Math.floor(this.bytes.length / (4 * 211)));
    for (let i = 0; i < picture.length; i += 1) picture[i] = this.bytes.readUInt32LE(i * 4 * 211) & 0xffffff;
    return picture;
  }

  close() {
    closeSync(this.file);
  }
}

/** The part of two samples that differs. */
export function difference(one, other) {
  let changed = 0;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) changed += 1;
  return changed / one.length;
}

const SERVICES = /^(Xvfb|openbox|dbus-daemon|at-spi|dconf|WebKitWebDriver)/;

/** Proportional set size of all processes on the desk but its own services, in MiB. */
export function memory(desk) {
  let kib = 0;
  for (const pid of desk.processes()) {
    try {
      if (SERVICES.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))) continue;
      kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // gone meanwhile
    }
  }
  return kib / 1024;
}

/** The value below which a part of the values lie. */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** Prints a ratio beside its bound. */
export function report(what, ours, theirs, unit, bound) {
  const ratio = ours / theirs;
  const verdict = ratio <= bound ? 'reached' : 'MISSED';
  console.log(`${what}: ${ours.toFixed(2)} ${unit}, beside ${theirs.toFixed(2)} ${unit}: ratio ${ratio.toFixed(2)} (aim ${bound}: ${verdict})`);
}
