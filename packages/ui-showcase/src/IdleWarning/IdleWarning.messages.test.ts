import { fillText } from '@showcase/ui/internal';
import { expect, it } from 'vitest';
import { idleWarningMessages } from './IdleWarning.messages.ts';

it.each([
  ['en', 1, 'This screen will start again in 1 second.'],
  ['en', 15, 'This screen will start again in 15 seconds.'],
  ['ar', 1, 'ستعود الشاشة إلى البداية بعد ثانية واحدة.'],
  ['ar', 2, 'ستعود الشاشة إلى البداية بعد ثانيتين.'],
  ['ar', 10, 'ستعود الشاشة إلى البداية بعد 10 ثوانٍ.'],
  ['ar', 30, 'ستعود الشاشة إلى البداية بعد 30 ثانية.'],
] as const)('counts seconds in %s: %i', (language, count, text) => {
  expect(fillText(idleWarningMessages[language].remaining, { count }, language)).toBe(text);
});
