/** Draws the mesh: a field of thin lines, the links and their signals, and the lights of the places. */
import { hash, links, nodes } from './mesh.js';

const tau = Math.PI * 2;
const ice = '230 240 246';
const blue = '90 150 190';
const signalRed = '255 90 79';

const rgb = (color, alpha) => `rgb(${color} / ${alpha.toFixed(3)})`;

/**
 * Draws one frame.
 *
 * @param context The context of a canvas, scaled to CSS pixels.
 * @param view The width and height of the canvas and the positions of the nodes on it, as `placeNodes` gives them.
 * @param traffic The signals.
 * @param chosen The index of the place whose links are highlighted, or -1.
 */
export function drawMesh(context, view, traffic, chosen) {
  const { width, height, places } = view;
  const time = traffic.time();
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'lighter';
  drawField(context, view, time);
  for (const [index, link] of links.entries()) drawLink(context, places, index, link, chosen);
  for (const signal of traffic.signals) drawSignal(context, places, signal, chosen);
  for (const [index, place] of places.entries()) {
    drawPlace(context, place, time, time - traffic.reachedAt[index], index, index === chosen);
  }
}

/** Lines that bend towards each place, like cloth under a weight. */
function drawField(context, { width, height, places }, time) {
  const pitch = Math.max(28, Math.min(width, height) / 18);
  const reach = Math.min(width, height) * 0.26;
  const bent = (x, y) => {
    let [dx, dy, light] = [0, 0, 0];
    for (const [px, py] of places) {
      const [ax, ay] = [px - x, py - y];
      const pull = Math.exp(-((Math.hypot(ax, ay) / reach) ** 2));
      dx += ax * pull * 0.34;
      dy += ay * pull * 0.34;
      light += pull;
    }
    const wave = Math.sin(x * 0.006 + y * 0.009 - time * 0.5);
    return [x + dx, y + dy + wave * 4, Math.min(light, 1) * 0.22 + 0.05 + 0.035 * (wave + 1)];
  };
  context.lineWidth = 1;
  const follow = (length, place) => {
    let before = bent(...place(0));
    for (let at = pitch / 2; at <= length + pitch; at += pitch / 2) {
      const next = bent(...place(at));
      context.strokeStyle = rgb(blue, (before[2] + next[2]) / 2);
      context.beginPath();
      context.moveTo(before[0], before[1]);
      context.lineTo(next[0], next[1]);
      context.stroke();
      before = next;
    }
  };
  for (let x = -pitch; x <= width + pitch; x += pitch) follow(height, (at) => [x, at]);
  for (let y = -pitch; y <= height + pitch; y += pitch) follow(width, (at) => [at, y]);
}

/** The position at `q` (0 to 1) on a link that curves to one side by `bend`. */
function placeOn([ax, ay], [bx, by], q, bend) {
  const bow = 4 * q * (1 - q) * (0.07 + bend * 0.05);
  return [ax + (bx - ax) * q - (by - ay) * bow, ay + (by - ay) * q + (bx - ax) * bow];
}

const strengthOf = ([from, to], chosen) =>
  chosen < 0 ? 1 : from === chosen || to === chosen ? 1.6 : 0.22;

function drawLink(context, places, index, link, chosen) {
  const [from, to] = [places[link[0]], places[link[1]]];
  const strength = strengthOf(link, chosen);
  for (const bend of [0, 0.5, 1]) {
    context.beginPath();
    for (let step = 0; step <= 40; step += 1) {
      context.lineTo(...placeOn(from, to, step / 40, bend));
    }
    const color = strength > 1 ? signalRed : ice;
    context.strokeStyle = rgb(color, (0.1 + hash(index, bend * 2) * 0.06) * strength);
    context.lineWidth = 1;
    context.stroke();
  }
}

function drawSignal(context, places, { link, at, isBack, bend }, chosen) {
  if (at < 0) return;
  const pair = links[link];
  const strength = Math.min(strengthOf(pair, chosen), 1);
  const color = chosen >= 0 && strength === 1 ? signalRed : ice;
  const lane = Math.round(bend * 2) / 2;
  const seenAt = (q) => placeOn(places[pair[0]], places[pair[1]], isBack ? 1 - q : q, lane);
  const life = Math.min(1, at * 10, (1 - at) * 10) * strength;
  const tail = 0.14;
  let before = seenAt(Math.max(at - tail, 0));
  for (let step = 1; step <= 12; step += 1) {
    const next = seenAt(Math.max(at - tail * (1 - step / 12), 0));
    context.strokeStyle = rgb(color, (step / 12) ** 2 * 0.8 * life);
    context.lineWidth = 1 + (step / 12) * 1.6;
    context.beginPath();
    context.moveTo(...before);
    context.lineTo(...next);
    context.stroke();
    before = next;
  }
  glow(context, before, 16, color, 0.55 * life);
  glow(context, before, 4, ice, life);
}

function drawPlace(context, place, time, sinceReached, index, isChosen) {
  const color = isChosen ? signalRed : ice;
  glow(context, place, 70, isChosen ? signalRed : blue, 0.3 + 0.25 * Math.exp(-sinceReached * 2));
  glow(context, place, 9, color, 1);
  // The sites of the place, which move slowly around it.
  for (let site = 0; site < 11; site += 1) {
    const distance = 24 + hash(index, site) * 58;
    const angle = hash(site, index) * tau + time * (0.05 + hash(site, 9) * 0.07);
    const [x, y] = [
      place[0] + Math.cos(angle) * distance,
      place[1] + Math.sin(angle) * distance * 0.62,
    ];
    context.strokeStyle = rgb(color, 0.12);
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(...place);
    context.lineTo(x, y);
    context.stroke();
    glow(context, [x, y], 3.4, color, 0.7);
  }
  if (sinceReached < 1.6) {
    const age = sinceReached / 1.6;
    context.strokeStyle = rgb(color, (1 - age) ** 2 * 0.75);
    context.lineWidth = 1.5;
    context.beginPath();
    context.ellipse(...place, 12 + age * 84, 7 + age * 52, 0, 0, tau);
    context.stroke();
  }
}

function glow(context, [x, y], radius, color, alpha) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (let q = 0; q <= 1; q += 0.2) gradient.addColorStop(q, rgb(color, alpha * (1 - q) ** 2.4));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** The positions of the places in a picture, within the free area. */
export function placeNodes(width, height, area) {
  const isWide = area.width >= Math.max(area.height, 640);
  return {
    width,
    height,
    shares: nodes.map(({ wide, tall }) => (isWide ? wide : tall)),
    places: nodes.map(({ wide, tall }) => {
      const [x, y] = isWide ? wide : tall;
      return [area.x + (x / 100) * area.width, area.y + (y / 100) * area.height];
    }),
  };
}
