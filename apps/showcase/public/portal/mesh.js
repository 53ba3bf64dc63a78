/**
 * The mesh of the portal: places, the links between them, and the signals on the links. It doesn't depend on a page.
 * Positions are percentages of the picture; they are not those of a map.
 */

/** The emirates, with their positions in a wide and in a tall picture. */
export const nodes = [
  { id: 'abu-dhabi', wide: [20, 57], tall: [26, 69] },
  { id: 'dubai', wide: [38, 34], tall: [30, 43] },
  { id: 'sharjah', wide: [52, 70], tall: [62, 56] },
  { id: 'ajman', wide: [58, 24], tall: [72, 31] },
  { id: 'umm-al-quwain', wide: [68, 46], tall: [30, 18] },
  { id: 'ras-al-khaimah', wide: [80, 12], tall: [66, 7] },
  { id: 'fujairah', wide: [86.5, 70], tall: [77, 80] },
];

/** The places that are linked, by their index above. */
export const links = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [2, 6],
  [5, 6],
];

/** How many signals travel at once. */
const crowd = 34;

/** A number from 0 to 1 (exclusive) that looks random and depends only on its arguments. */
export function hash(a, b = 0) {
  let bits = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** The traffic of signals; `step(seconds)` advances it. */
export function createTraffic() {
  let born = 0;
  let delivered = 0;
  const signals = [];
  /** When a signal last reached each place, in seconds of the traffic. */
  const reachedAt = nodes.map(() => -10);
  let time = 0;

  const send = (isUnderWay) => {
    born += 1;
    const link = Math.floor(hash(born, 1) * links.length);
    signals.push({
      id: born,
      link,
      isBack: hash(born, 2) < 0.5,
      speed: 0.16 + hash(born, 3) * 0.22,
      bend: hash(born, 4),
      at: isUnderWay ? hash(born, 5) : -hash(born, 6) * 0.4,
    });
  };
  while (signals.length < crowd) send(true);

  return {
    signals,
    reachedAt,
    time: () => time,
    delivered: () => delivered,
    travelling: () => signals.filter(({ at }) => at >= 0).length,
    step(seconds) {
      time += seconds;
      for (const signal of [...signals]) {
        signal.at += signal.speed * seconds;
        if (signal.at < 1) continue;
        const [from, to] = links[signal.link];
        reachedAt[signal.isBack ? from : to] = time;
        delivered += 1;
        signals.splice(signals.indexOf(signal), 1);
        send(false);
      }
    },
  };
}
