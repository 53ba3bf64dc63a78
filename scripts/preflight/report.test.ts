import { expect, it } from 'vitest';
import { exitCodeOf, reportOf, type ReportEntry } from './report.ts';

const entry = (group: string, state: string, ...lines: string[]): ReportEntry => ({
  ...{ group, state, lines },
});
const trade = entry('Links', 'ok', 'Trade', 'https://trade.example/', 'It answers.');
const disk = entry('This computer', 'ok', 'Free disk', '212 GB free.');
const justice = entry(
  'Links',
  'problem',
  'Justice',
  'It answers with 404.',
  'What to do: Replace it.',
);
const requests = entry(
  'Content',
  'warning',
  'Contact requests',
  'In memory.',
  'What to do: Keep them.',
);

it('puts problems first, then warnings, then what is well', () => {
  expect(reportOf([disk, requests, trade, justice])).toBe(`Problems (1)

  Links: Justice
    It answers with 404.
    What to do: Replace it.

Warnings (1)

  Content: Contact requests
    In memory.
    What to do: Keep them.

OK (2)

  This computer · Free disk · 212 GB free.
  Links · Trade · https://trade.example/ · It answers.
`);
});

it('leaves out what there is none of', () => {
  expect(reportOf([trade])).toBe(
    'OK (1)\n\n  Links · Trade · https://trade.example/ · It answers.\n',
  );
});

it('fails on a problem only', () => {
  expect(exitCodeOf([trade, requests])).toBe(0);
  expect(exitCodeOf([trade, requests, justice])).toBe(1);
});
