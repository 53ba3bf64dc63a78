import { beforeEach, describe, expect, it } from 'vitest';
import { emptyRequest } from '../../../services/contact/fields.ts';
import { endsVisit, forgetDraft, keepDraft, readDraft } from './draft.ts';

const values = { ...emptyRequest, name: 'Ali' };

describe('the draft', () => {
  beforeEach(() => {
    forgetDraft();
  });

  it('is initially empty, and kept', () => {
    expect(readDraft()).toEqual({});
    keepDraft(values);
    expect(readDraft()).toEqual(values);
  });

  it('is deleted once it has been sent', () => {
    keepDraft(values);
    forgetDraft({ ...values });
    expect(readDraft()).toEqual({});
  });

  it('is kept if it has changed since', () => {
    keepDraft({ ...values, message: 'One more thing' });
    forgetDraft(values);
    expect(readDraft()).toMatchObject({ message: 'One more thing' });
  });
});

describe('a visit to the form', () => {
  it.each([
    ['/', 4, true],
    ['/projects/dda', 3, true],
    ['/projects/core42-news', 4, true],
    ['/projects/core42', 4, false],
    ['/projects/core42/info', 4, false],
    ['/', 2, false],
  ])('that goes on to %s at %i of the history ends: %s', (pathname, to, ends) => {
    expect(endsVisit(pathname, 3, to)).toBe(ends);
  });
});
