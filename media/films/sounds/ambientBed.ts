import { bell, clamp, smooth } from '../../kit/curves.ts';
import { tau } from '../../kit/geometry.ts';
import { hash } from '../lib/noise.ts';

/** An open fifth over a low D, with a ninth and a sixth that come with the light; frequencies in hertz. */
const voices = [
  { hertz: 73.42, level: 0.3, from: 0, to: 22 },
  { hertz: 110, level: 0.2, from: 0, to: 22 },
  { hertz: 146.83, level: 0.17, from: 2.4, to: 21 },
  { hertz: 220, level: 0.12, from: 3.2, to: 20.5 },
  { hertz: 293.66, level: 0.085, from: 7, to: 20.5 },
  { hertz: 329.63, level: 0.07, from: 11, to: 20 },
  { hertz: 493.88, level: 0.05, from: 14.6, to: 20 },
  { hertz: 659.26, level: 0.032, from: 15, to: 20.4 },
] as const;

/**
 * A quiet bed of slow tones that follows the product film. Every tone has a whole number of periods in `seconds`, so
 * that the end joins the start.
 */
export function ambientBed(seconds: number, sampleRate: number, channel: 0 | 1): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const whole = (hertz: number) => Math.round(hertz * seconds) / seconds;
  for (const [voice, { hertz, level, from, to }] of voices.entries()) {
    const isConstant = from === 0;
    for (const detune of [-0.16, 0, 0.19]) {
      // Slightly detuned between the two ears.
      const pitch = whole(hertz + detune * (1 + voice * 0.18) * (channel === 0 ? 1 : -1));
      const start = hash(voice, Math.round(detune * 100), channel) * tau;
      const sway = Math.round(1 + hash(voice, 5) * 3);
      for (let index = 0; index < samples.length; index += 1) {
        const t = index / sampleRate;
        const presence = isConstant ? 1 : smooth(t, from, from + 2.2) * (1 - smooth(t, to - 2, to));
        if (presence === 0) continue;
        const breath = 0.78 + 0.22 * Math.sin((t / seconds) * sway * tau + voice * 1.9);
        const angle = pitch * t * tau + start;
        const tone = Math.sin(angle) + 0.22 * Math.sin(angle * 2) + 0.07 * Math.sin(angle * 3);
        samples[index] = (samples[index] ?? 0) + tone * level * breath * presence * 0.26;
      }
    }
  }
  for (let index = 0; index < samples.length; index += 1) {
    const t = index / sampleRate;
    const swell = 0.5 + 0.35 * bell(t, 16.5, 5) + 0.1 * bell(t, 4, 2);
    // Soft at the seam, where players may leave a short gap.
    const seam = smooth(t, 0, 1.4) * (1 - smooth(t, seconds - 1.4, seconds));
    samples[index] = clamp((samples[index] ?? 0) * swell * (0.1 + 0.9 * seam) + strike(t), -1, 1);
  }
  return samples;
}

/** The call strikes the ground: a low note and a glassy one that ring out. */
function strike(t: number): number {
  const age = t - 2.6;
  if (age < 0 || age > 6) return 0;
  const attack = smooth(age, 0, 0.03);
  const low = Math.sin(age * 73.42 * Math.PI * 2 * (1 + 0.3 * Math.exp(-age * 18)));
  const glass = Math.sin(age * 587.33 * Math.PI * 2) + 0.5 * Math.sin(age * 880 * Math.PI * 2);
  const end = 1 - smooth(age, 4, 6);
  return attack * end * (0.2 * low * Math.exp(-age * 1.5) + 0.035 * glass * Math.exp(-age * 1.9));
}
