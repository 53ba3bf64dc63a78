import { expect, it } from 'vitest';
import { idleWarningMessages } from './IdleWarning.messages.ts';

it.each([
  [0, 'is starting again.', 'البداية الآن.'],
  [1, 'in 1 second.', 'بعد ثانية واحدة.'],
  [2, 'in 2 seconds.', 'بعد ثانيتين.'],
  [3, 'in 3 seconds.', 'بعد 3 ثوانٍ.'],
  [10, 'in 10 seconds.', 'بعد 10 ثوانٍ.'],
  [11, 'in 11 seconds.', 'بعد 11 ثانية.'],
  [15, 'in 15 seconds.', 'بعد 15 ثانية.'],
  [100, 'in 100 seconds.', 'بعد 100 ثانية.'],
  [103, 'in 103 seconds.', 'بعد 103 ثوانٍ.'],
])('%d seconds use the plural forms of each language', (seconds, english, arabic) => {
  expect(idleWarningMessages.en.remaining(seconds)).toContain(english);
  expect(idleWarningMessages.ar.remaining(seconds)).toContain(arabic);
});
