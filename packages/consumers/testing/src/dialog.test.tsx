import { Button } from '@showcase/ui/Button';
import { Dialog } from '@showcase/ui/Dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('Escape closes a dialog, and the focus returns to its button', async () => {
  render(
    <Dialog title="Trade" trigger={<Button>Open</Button>}>
      Over 400 services
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Trade' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});
