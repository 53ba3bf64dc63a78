import { emptyContactValues } from '@showcase/ui/ContactForm';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

const values = { ...emptyContactValues, name: 'Ali' };

describe('the draft', () => {
  beforeEach(() => {
    forgetDraft();
  });

  it('is empty at first, and kept', () => {
    expect(readDraft()).toEqual({});
    keepDraft(values);
    expect(readDraft()).toEqual(values);
  });

  it('is forgotten once it has arrived', () => {
    keepDraft(values);
    forgetDraft({ ...values });
    expect(readDraft()).toEqual({});
  });

  it('is kept when it has changed since', () => {
    keepDraft({ ...values, message: 'One more thing' });
    forgetDraft(values);
    expect(readDraft()).toMatchObject({ message: 'One more thing' });
  });
});
