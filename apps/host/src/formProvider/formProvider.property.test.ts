import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFormProvider } from './formProvider.ts';
import { post } from './testRequests.ts';
import { testResponses } from './testResponses.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const field = fc.record(
  {
    name: fc.oneof(fc.constantFrom('email', 'email', 'firstname', 'message', '0-2/name'), anyText),
    value: fc.oneof(
      fc.emailAddress(),
      fc.constantFrom('', 'blocked@b.co'),
      anyText,
      fc.jsonValue(),
    ),
    objectTypeId: fc.oneof(fc.constantFrom('0-1', '0-2'), fc.jsonValue()),
  },
  { requiredKeys: ['name', 'value'] },
);
const context = fc.record(
  {
    hutk: fc.oneof(fc.constant('0123456789abcdef'.repeat(2)), anyText, fc.jsonValue()),
    pageUri: fc.oneof(fc.webUrl(), anyText, fc.jsonValue()),
    pageName: fc.oneof(anyText, fc.jsonValue()),
  },
  { requiredKeys: [] },
);
/** Similar enough to submissions that some are accepted. */
const nearly = fc.record(
  {
    fields: fc.oneof(
      fc.tuple(fc.record({ name: fc.constant('email'), value: fc.emailAddress() })),
      fc.array(field, { maxLength: 6 }),
    ),
    context: fc.oneof(context, fc.jsonValue()),
    submittedAt: fc.oneof(fc.nat(), fc.jsonValue()),
  },
  { requiredKeys: ['fields'] },
);

it('responds to any JSON with 200 or 400, in JSON', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly, fc.jsonValue()), async (body) => {
      const text = JSON.stringify(body);
      fc.pre(![...testResponses.keys()].some((part) => text.toLowerCase().includes(`${part}@`)));
      const provider = createFormProvider();
      const answer = await post(provider, text);
      seen.add(answer.status);
      expect([200, 400]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      const read = (await answer.json()) as Record<string, unknown>;
      expect(typeof (answer.ok ? read['inlineMessage'] : read['message'])).toBe('string');
      expect(provider.submissions()).toHaveLength(answer.ok ? 1 : 0);
    }),
    { numRuns: 500 },
  );
  expect(seen).toEqual(new Set([200, 400]));
});

it('responds to any text that is not a submission with 400, in JSON', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const answer = await post(createFormProvider(), text);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('message');
    }),
  );
});
