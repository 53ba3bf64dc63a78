import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../ContactForm/index.ts';
import { fieldsIn, filled } from '../ContactForm/ContactForm.fixtures.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();
const fields = fieldsIn('en');

/** Sends a form with the given `submit`. */
async function send(submit: () => Promise<void>): Promise<void> {
  await render(<ContactForm fields={fields} defaultValues={filled} submit={submit} />);
  await act(() => {
    (find('form') as HTMLFormElement).requestSubmit();
  });
}

test('says that it is still sending after ten seconds (C8)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await send(() => new Promise<void>(() => undefined));
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  await pass(9000);
  expect(find('form').textContent).not.toContain('Still sending…');
  await pass(1100);
  expect(find('form').textContent).toContain('Still sending…');
  expect(find('button[type="submit"]').textContent).toBe('Sending...');
});

test.each(['offline', null, {}])('shows its own message when %j is thrown (C3)', async (thrown) => {
  await send(() => Promise.reject(thrown));
  expect(find('[role="alert"]').textContent).toBe('Something went wrong. Please try again.');
});

test('truncates a message at 500 characters (C5)', async () => {
  await send(() => Promise.reject(new Error('x'.repeat(1_000_000))));
  expect(find('[role="alert"]').textContent).toHaveLength(500);
});

test('a handler of the app can stop the request', async () => {
  const submit = vi.fn(() => Promise.resolve());
  await render(
    <ContactForm
      fields={fields}
      defaultValues={filled}
      submit={submit}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    />,
  );
  await act(() => {
    (find('form') as HTMLFormElement).requestSubmit();
  });
  expect(submit).not.toHaveBeenCalled();
});

test('a reset returns to the initial values', async () => {
  await render(<ContactForm fields={fields} defaultValues={{ name: 'Maryam' }} />);
  const name = find('[name="name"]') as HTMLInputElement;
  await act(() => userEvent.fill(name, 'Aisha'));
  await act(() => {
    (find('form') as HTMLFormElement).reset();
  });
  expect(name.value).toBe('Maryam');
});
