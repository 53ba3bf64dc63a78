import type { TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { TestCase as VitestTest } from 'vitest/node';

/** Finds the lines below in what a suite has printed. */
export const secondAttempt = /^second attempt: .*$/gm;

const print = (title: string) => {
  console.log(`second attempt: ${title}`);
};

/** A reporter for Vitest and for Playwright: names each test that passed at its second attempt only. */
export default class SecondAttempts {
  onTestCaseResult(test: VitestTest): void {
    if (test.diagnostic()?.flaky) print(`${test.module.relativeModuleId} ${test.fullName}`);
  }

  onTestEnd(test: PlaywrightTest): void {
    if (test.outcome() === 'flaky') print(test.titlePath().filter(Boolean).join(' '));
  }
}
