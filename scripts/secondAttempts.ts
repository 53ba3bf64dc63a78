import type { TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { TestCase as VitestTest } from 'vitest/node';

/** Finds the lines below in a suite's output. */
export const secondAttempt = /^second attempt: .*$/gm;

const print = (title: string) => {
  console.log(`second attempt: ${title}`);
};

/** A reporter for Vitest and Playwright: names each test that passed only at its second attempt. */
export default class SecondAttempts {
  onTestCaseResult(test: VitestTest): void {
    if (test.diagnostic()?.flaky) print(`${test.module.relativeModuleId} ${test.fullName}`);
  }

  onTestEnd(test: PlaywrightTest): void {
    if (test.outcome() === 'flaky') print(test.titlePath().filter(Boolean).join(' '));
  }
}
