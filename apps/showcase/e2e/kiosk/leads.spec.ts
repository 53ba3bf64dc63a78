import { spawnStand } from '@showcase/stand/process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { field, fill, openForm, product, submit, thanks } from '../core42/contactForm.ts';
import { expect, expectAccessible, test as base } from '../fixtures.ts';

const notice = {
  text: {
    en: 'We use your details only to answer your request.',
    ar: 'نستخدم بياناتك للرد على طلبك فقط.',
  },
  href: 'https://example.org/privacy',
};

interface KeptRequest {
  readonly state: string;
  readonly attempts: number;
  /** The body that the page sent. */
  readonly body: string;
}

interface LeadsHost {
  readonly origin: string;
  /** The file for contact requests. */
  readonly file: string;
  /** The requests that it keeps, as it exports them. */
  readonly requests: () => Promise<readonly KeptRequest[]>;
  /** The bodies that the provider has received. */
  readonly delivered: readonly string[];
  /** The errors that the host has printed. */
  readonly errors: () => string;
}

/** `start --leads FILE` in its own process, and a provider that accepts everything. */
const test = base.extend<{ host: LeadsHost }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for.
  host: async ({}, provide) => {
    const delivered: string[] = [];
    const provider = createServer((request, response) => {
      void readText(request).then((body) => {
        delivered.push(body);
        response.end('{"inlineMessage":""}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const providerPort = (provider.address() as AddressInfo).port;

    const folder = await mkdtemp(join(tmpdir(), 'showcase-leads-'));
    const file = join(folder, 'requests.db');
    const config = join(folder, 'config.json');
    const contactForm = {
      host: `http://127.0.0.1:${String(providerPort)}`,
      portalId: 'showcase',
      formId: 'contact',
      notice,
    };
    await writeFile(config, JSON.stringify({ contactForm }));

    const { child, ready } = spawnStand(['--leads', file, '--config', config], {
      port: 0,
      output: 'pipe',
      errors: 'pipe',
    });
    let errors = '';
    child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
    let output = '';
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    const origin = await ready;
    if (origin === undefined) throw new Error(errors);

    await provide({
      origin,
      file,
      requests: async () => {
        const key = /submissions\?key=(\S+)/.exec(output)?.[1] ?? '';
        const headers = { cookie: `showcase-key=${key}` };
        const answer = await fetch(`${origin}/dev/submissions.jsonl`, { headers });
        const lines = (await answer.text()).split('\n').slice(0, -1);
        return lines.map((line) => JSON.parse(line) as KeptRequest);
      },
      delivered,
      errors: () => errors,
    });

    child.disconnect();
    await once(child, 'exit');
    provider.close();
    provider.closeAllConnections();
    await rm(folder, { recursive: true });
  },
  baseURL: ({ host }, provide) => provide(host.origin),
});

test('the visitor is thanked once a request is in the file, and it is forwarded unchanged', async ({
  page,
  host,
}) => {
  await openForm(page);
  await fill(page);
  const before = Date.now();
  await submit(page).click();
  const after = Date.now();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('');
  const [received] = await host.requests();
  expect((await stat(host.file)).mode & 0o777).toBe(0o600);

  const text = received?.body ?? '';
  const body = JSON.parse(text) as { readonly submittedAt: number };
  expect(text).toContain('maryam@example.ae');
  expect(body.submittedAt).toBeGreaterThanOrEqual(before);
  expect(body.submittedAt).toBeLessThanOrEqual(after);
  await expect.poll(() => host.requests()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(host.delivered).toEqual([text]);
  expect(host.errors()).toBe('');
});

for (const name of ['slow', 'never', 'http500', '429', 'blocked', 'notjson']) {
  test(`${name}@… is treated like any other address`, async ({ page, host }) => {
    await openForm(page);
    await fill(page, `${name}@example.ae`);
    await submit(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect.poll(() => host.requests()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });
}

test('a file that cannot be written: the visitor sees an error and keeps the fields; a later attempt succeeds (K2)', async ({
  page,
  host,
  expectedMessages,
}) => {
  expectedMessages.push('Failed to load resource');
  const aside = `${host.file}.aside`;
  await rename(host.file, aside);
  await mkdir(host.file);
  await openForm(page);
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
  await expect(field(page, 'Email')).toHaveValue('maryam@example.ae');
  await expect(product(page)).toHaveValue('Compass');
  await expect(submit(page)).toBeFocused();
  await expectAccessible(page);
  expect(host.errors()).toMatch(/A contact request could not be kept: .*not a regular file/);
  expect(host.errors()).not.toMatch(/maryam/i);
  expect(host.delivered).toEqual([]);

  await rmdir(host.file);
  await rename(aside, host.file);
  await submit(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => host.requests()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(host.delivered).toHaveLength(1);
});

test('the configured notice is next to the button, in the language of the page', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByText(notice.text.en)).toHaveAttribute('lang', 'en');
  await expect(page.getByText(notice.text.ar)).toHaveCount(0);
  await expect(submit(page)).toHaveAccessibleDescription(notice.text.en);
  const link = page.getByRole('link', { name: 'Privacy policy' });
  await expect(link).toHaveAttribute('href', notice.href);
  await expectAccessible(page);
});
