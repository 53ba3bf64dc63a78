import { Dialog } from '@showcase/ui/Dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Details() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Details">
      Over 400 services
    </Dialog>
  );
}

test('a dialog opens and closes where nothing can be modal', async () => {
  render(<Details />);
  expect(screen.getByRole('dialog', { name: 'Details' }).textContent).toContain('Over 400');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
