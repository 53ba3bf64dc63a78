import { Button } from '@showcase/ui/Button';
import { SelectField } from '@showcase/ui/SelectField';
import { TextField } from '@showcase/ui/TextField';
import { useActionState } from 'react';

const stands = [
  { value: 'trade', label: 'Trade' },
  { value: 'health', label: 'Health' },
];

/** A form action: the fields keep their own state, and the action gets it as FormData. */
export function Feedback() {
  const [thanks, send] = useActionState(
    (_thanks: string, data: FormData) => JSON.stringify(Object.fromEntries(data)),
    '',
  );
  return (
    <form aria-label="Feedback" action={send}>
      <SelectField label="Stand" name="stand" options={stands} required />
      <TextField label="Feedback" name="text" rows={3} required maxLength={500} />
      <Button type="submit">Send feedback</Button>
      <output>{thanks}</output>
    </form>
  );
}
