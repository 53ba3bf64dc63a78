import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();

test('a loading button keeps the focus and cannot be pressed', async () => {
  const press = vi.fn();
  const send = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  await render(
    <form>
      <Button type="submit" loading onClick={press}>
        Save
      </Button>
    </form>,
  );
  find('form').addEventListener('submit', send);
  find('button').focus();
  await act(() => userEvent.keyboard('{Enter}'));
  expect(document.activeElement).toBe(find('button'));
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
