import { ContactForm } from '@showcase/ui/ContactForm';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const product = {
  name: 'product',
  type: 'select',
  label: 'Product',
  options: [
    { value: 'compass', label: 'Compass' },
    { value: 'atlas', label: 'Atlas' },
  ],
} as const;

test('the product that a visitor picks is the one that is sent', async () => {
  const sent: (string | undefined)[] = [];
  render(
    <ContactForm
      defaultValues={{ name: 'Maryam', email: 'maryam@example.com' }}
      fields={['name', 'email', product]}
      submit={async ({ product }) => {
        sent.push(product);
      }}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: /^Product/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Atlas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Thank you/)).toBeTruthy();
  expect(sent).toEqual(['atlas']);
});
