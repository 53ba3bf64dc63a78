import * as v from 'valibot';

const decoding = v.object({ supported: v.boolean(), smooth: v.boolean() });

/** What `browserPage.js` posts. */
const schema = v.object({
  /** The browser's clock, in milliseconds since the epoch. */
  now: v.number(),
  isSecure: v.boolean(),
  canResetZoom: v.boolean(),
  /** Why it does not keep the screen awake; empty if it does. */
  wakeLock: v.string(),
  hasFullScreen: v.boolean(),
  /** In CSS pixels, and the device pixels in one. */
  screen: v.object({ width: v.number(), height: v.number(), ratio: v.number() }),
  touchPoints: v.number(),
  formats: v.object({ av1: decoding, h264: decoding }),
  missingFonts: v.array(v.string()),
  hasLogo: v.boolean(),
});

/** What the presenter's browser says about itself. */
export interface BrowserAnswers extends Omit<v.InferOutput<typeof schema>, 'now'> {
  /** How far its clock is ahead of the host's, in milliseconds. */
  readonly clockAhead: number;
}

/** Reads what the page has posted, as JSON. Undefined if it is something else. */
export function readBrowserAnswers(text: string): BrowserAnswers | undefined {
  try {
    const { now, ...answers } = v.parse(schema, JSON.parse(text));
    return { ...answers, clockAhead: now - Date.now() };
  } catch {
    return undefined;
  }
}
