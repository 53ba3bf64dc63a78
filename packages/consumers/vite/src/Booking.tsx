import { Button } from '@showcase/ui/Button';
import { Checkbox } from '@showcase/ui/Checkbox';
import { RadioGroup } from '@showcase/ui/RadioGroup';
import { SelectField } from '@showcase/ui/SelectField';
import { TextField } from '@showcase/ui/TextField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

const empty = { name: '', day: 'monday', hour: '', table: '', terms: false };
const days = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
];
const hours = [
  { value: '10', label: '10:00' },
  { value: '14', label: '14:00' },
];

/** `register` for fields that hold their own state, `Controller` for the one whose state the form holds. */
export function Booking() {
  const [booked, setBooked] = useState('');
  const { register, control, handleSubmit, reset, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const required = { required: 'Please complete this field.' };
  return (
    <form
      aria-label="Booking"
      noValidate
      onSubmit={(event) => {
        void handleSubmit((values) => {
          setBooked(JSON.stringify(values));
          reset();
        })(event);
      }}
    >
      <TextField
        label="Guest"
        error={errors.name?.message}
        {...register('name', { ...required, maxLength: { value: 9, message: 'Too long.' } })}
      />
      <SelectField label="Day" options={days} {...register('day')} />
      <RadioGroup
        label="Hour"
        options={hours}
        error={errors.hour?.message}
        {...register('hour', required)}
      />
      <Controller
        name="table"
        control={control}
        rules={required}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <SelectField
            label="Table"
            options={[{ value: 'window', label: 'By the window' }]}
            error={fieldState.error?.message}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <Checkbox
        label="I agree to the terms."
        error={errors.terms?.message}
        {...register('terms', required)}
      />
      <Button type="submit">Book</Button>
      <output>{booked}</output>
    </form>
  );
}
