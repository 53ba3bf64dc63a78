/** The call, and the dust and sparks around it. */
import { css } from '../../../kit/color.ts';
import { easeIn, easeOut, mix, progress, smooth, window } from '../../../kit/curves.ts';
import type { Point, Size } from '../../../kit/geometry.ts';
import type { View } from '../../../kit/isometric.ts';
import type { Context } from '../../lib/canvas.ts';
import { glow } from '../../lib/light.ts';
import { hash } from '../../lib/noise.ts';
import { strokeLine } from '../../lib/shapes.ts';
import { racks, sinkMoment } from './region.ts';
import { callHeight, cyan, indigo, seconds, story, violet, white } from './story.ts';

/** At the end every rack gives its light back to the call. */
export function drawAscent(context: Context, view: View, t: number) {
  if (t < 18.5 || t > 21.6) return;
  context.lineCap = 'round';
  for (const [index, { x, y, height, reach, seed }] of racks.entries()) {
    for (let spark = 0; spark < 6; spark += 1) {
      const chance = hash(index, spark, 21);
      const start = sinkMoment({ reach, seed }) - 0.15 + chance * 0.75;
      const end = start + mix(1.1, 1.6, hash(index, spark, 22));
      if (t < start || t > end) continue;
      const turn = mix(0.7, 1.8, hash(index, spark, 23));
      const place = (moment: number): Point => {
        const q = progress(moment, start, end);
        const e = q * q * (3 - 2 * q);
        const angle = turn * e;
        const radius = 1 - e;
        return view.project(
          (x * Math.cos(angle) - y * Math.sin(angle)) * radius,
          (x * Math.sin(angle) + y * Math.cos(angle)) * radius,
          mix(height, callHeight, e) + Math.sin(e * Math.PI) * 0.9 * hash(index, spark, 24),
        );
      };
      const fade = smooth(t, start, start + 0.3) * (1 - smooth(t, end - 0.25, end));
      const color = (seed + chance) % 1 > 0.5 ? cyan : violet;
      const [head, tail] = [place(t), place(t - 0.06)];
      const width = Math.max(1.3, view.zoom * 0.009);
      const gradient = context.createLinearGradient(...tail, ...head);
      gradient.addColorStop(0, css(color, 0));
      gradient.addColorStop(1, css(color, fade * 0.9));
      strokeLine(context, [tail, head], gradient, width);
      glow(context, head, width * 4, color, fade * 0.75);
    }
  }
}

/** Dust in the air, which gives the darkness depth. */
export function drawDust(context: Context, view: View, t: number, size: Size) {
  for (let mote = 0; mote < 70; mote += 1) {
    // Each rises a whole number of times, so the film loops.
    const rounds = 1 + Math.floor(hash(mote, 31) * 2);
    const q = (hash(mote, 32) + (t / seconds) * rounds) % 1;
    const place = view.project(
      (hash(mote, 33) - 0.5) * 9,
      (hash(mote, 34) - 0.5) * 9,
      mix(-0.2, 4, q),
    );
    const twinkle = 0.6 + 0.4 * Math.sin((t / seconds) * Math.PI * 2 * (3 + (mote % 4)) + mote);
    const near = hash(mote, 35);
    const alpha = Math.sin(q * Math.PI) * twinkle * mix(0.12, 0.42, near);
    glow(context, place, size.height * mix(0.003, 0.0075, near ** 3), violet, alpha);
  }
}

/** The call strikes the ground: a flash and two rings. */
export function drawImpact(context: Context, view: View, t: number, size: Size) {
  const flash = window(t, story.impact - 0.06, story.impact + 1.5, 0.08, 1.4);
  if (flash <= 0) return;
  const unit = size.height / 1080;
  const place = view.project(0, 0);
  glow(context, place, 620 * unit, indigo, 0.85 * flash, 0.55);
  glow(context, place, 260 * unit, violet, 0.7 * flash ** 2, 0.55);
  glow(context, place, 90 * unit, white, flash ** 4, 0.55);
  for (const [delay, strength] of [
    [0, 0.7],
    [0.14, 0.4],
  ] as const) {
    const q = easeOut(progress(t, story.impact + delay, story.impact + delay + 1.6));
    const alpha = strength * (1 - q) ** 0.8 * Math.min(1, q * 8);
    drawRing(context, view, q * 3.6, css(cyan, alpha), 2.4 * unit);
  }
}

/** The single call: a point of light that falls, strikes the ground and, at the end, appears again. */
export function drawCall(context: Context, view: View, t: number, size: Size) {
  const fall = easeIn(progress(t, ...story.fall));
  const isBack = t > 15;
  const hover = callHeight + 0.05 * Math.sin((t / seconds) * Math.PI * 2 * 7);
  const height = isBack ? hover : mix(hover, 0, fall);
  const presence = isBack
    ? smooth(t, 19.3, 21.2)
    : 1 - smooth(t, story.impact, story.impact + 0.12);
  const unit = size.height / 1080;
  const place = view.project(0, 0, height);
  if (presence > 0) {
    const foot = view.project(0, 0);
    const beam = context.createLinearGradient(...place, ...foot);
    beam.addColorStop(0, css(violet, 0.5 * presence));
    beam.addColorStop(1, css(indigo, 0.05 * presence));
    strokeLine(context, [place, foot], beam, 1.5 * unit);
    if (fall > 0 && !isBack) {
      const tail = view.project(0, 0, height + 1.6 * fall);
      const streak = context.createLinearGradient(...place, ...tail);
      streak.addColorStop(0, css(white, 0.9));
      streak.addColorStop(1, css(indigo, 0));
      strokeLine(context, [place, tail], streak, 5 * unit);
    }
    // Rings spread on the ground beneath it, a whole number of times, so the film loops.
    for (let ring = 0; ring < 3; ring += 1) {
      const q = ((t / seconds) * 14 + ring / 3) % 1;
      const radius = mix(0.1, 1.5, q);
      drawRing(
        context,
        view,
        radius,
        css(violet, presence * (1 - q) ** 2 * Math.min(1, q * 6) * 0.5),
        2 * unit,
      );
    }
    const beat = 1 + 0.07 * Math.sin((t / seconds) * Math.PI * 2 * 14);
    glow(context, place, 190 * unit * beat, indigo, 0.6 * presence);
    glow(context, place, 74 * unit * beat, violet, 0.9 * presence);
    glow(context, place, 30 * unit, cyan, presence);
    glow(context, place, 17 * unit, white, presence);
    glow(context, place, 11 * unit, white, presence);
  }
}

function drawRing(context: Context, view: View, radius: number, style: string, width: number) {
  const dots = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2;
    return view.project(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  strokeLine(context, dots, style, width);
}
