import { act, createRef, type ChangeEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../Checkbox/index.ts';
import { ContactForm } from '../ContactForm/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextField } from '../TextField/index.ts';
import { createTestHost } from './testHost.ts';
import { addStyle } from './textContrast.ts';

const { render, find } = createTestHost();

const partNames = {
  ...{ intro: 'intro', card: 'card', fields: 'fields', buttons: 'buttons', input: 'input' },
  ...{ title: 'title', close: 'close', footer: 'footer', popup: 'popup' },
};

const options = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
];
const select = createRef<HTMLSelectElement>();
const focused = vi.fn<(name: string) => void>();
const blurred = vi.fn<(name: string) => void>();
const save = vi.fn<(entries: object) => void>();

const form = (
  <form
    action={(data: FormData) => {
      save(Object.fromEntries(data));
    }}
  >
    <TextField label="Name" name="name" defaultValue="Maryam" />
    <TextField label="Message" name="message" rows={3} />
    <SelectField
      label="Day"
      name="day"
      options={options}
      defaultValue="monday"
      ref={select}
      onFocus={({ target }) => {
        focused(target.name);
      }}
      onBlur={({ target }) => {
        blurred(target.name);
      }}
    />
    <Checkbox label="News" name="news" value="yes" />
    <RadioGroup label="Hour" name="hour" options={[{ value: '9', label: '9:00' }]} />
    <button>Send</button>
  </form>
);
const entries = () => Object.fromEntries(new FormData(find('form') as HTMLFormElement));
const box = () => find('[role=combobox]') as HTMLInputElement;
const untouched = { name: 'Maryam', message: '', day: 'monday' };

beforeEach(async () => {
  focused.mockReset();
  blurred.mockReset();
  save.mockReset();
  await render(form);
});

async function fillIn() {
  await act(() => userEvent.fill(find('[name=message]'), 'Hello'));
  await act(() => userEvent.click(box()));
  await act(() => userEvent.click(find('[role=option]:last-child')));
  await act(() => userEvent.click(find('[type=checkbox]')));
  await act(() => userEvent.click(find('[type=radio]')));
}
const filled = { name: 'Maryam', message: 'Hello', day: 'tuesday', news: 'yes', hour: '9' };

test('a form reads uncontrolled fields, and its reset empties them', async () => {
  expect(entries()).toEqual(untouched);
  await fillIn();
  expect(entries()).toEqual(filled);
  await act(() => {
    (find('form') as HTMLFormElement).reset();
  });
  expect(box().value).toBe('Monday');
  expect(entries()).toEqual(untouched);
});

test('a form action gets the entries, and leaves an untouched form', async () => {
  await fillIn();
  await act(() => userEvent.click(find('button:not([tabindex])')));
  expect(save).toHaveBeenCalledExactlyOnceWith(filled);
  expect(box().value).toBe('Monday');
  expect(entries()).toEqual(untouched);
});

test('a select shows what is written to its element', async () => {
  await act(() => {
    if (select.current) select.current.value = 'tuesday';
  });
  expect(box().value).toBe('Tuesday');
  expect(entries()).toEqual({ ...untouched, day: 'tuesday' });
});

test('the focus of a select’s element goes to its box, and leaves the field once', async () => {
  await act(() => {
    select.current?.focus();
  });
  expect(document.activeElement).toBe(box());
  expect(blurred).not.toHaveBeenCalled();
  await act(() => userEvent.keyboard('{Tab}'));
  expect(focused.mock.calls).toEqual([['day']]);
  expect(blurred.mock.calls).toEqual([['day']]);
});

test('a select reports the focus of a visitor once', async () => {
  await act(() => userEvent.click(box()));
  expect(focused.mock.calls).toEqual([['day']]);
});

test('no option of a disabled group can be chosen', async () => {
  const hours = [{ value: '9', label: '9:00', disabled: false }];
  await render(<RadioGroup label="Hour" disabled options={hours} />);
  expect((find('[type=radio]') as HTMLInputElement).disabled).toBe(true);
});

test('a text field takes a handler of inputs', async () => {
  const change = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
  await render(<TextField label="Name" onChange={change} />);
  await act(() => userEvent.fill(find('input'), 'Maryam'));
  expect(change).toHaveReturnedWith('Maryam');
});

test('the classes of a field’s parts reach them, and win', async () => {
  const removeStyle = addStyle('.root, .label, .input, .hint, .error { color: #010203 }');
  const classNames = { label: 'label', input: 'input', hint: 'hint', error: 'error' };
  const props = { label: 'Day', hint: 'Any', error: 'None', className: 'root', classNames };
  for (const field of [
    <TextField key="text" {...props} />,
    <SelectField key="select" {...props} options={options} />,
    <Checkbox key="checkbox" {...props} />,
    <RadioGroup key="radio" {...props} options={options} />,
  ]) {
    await render(field);
    for (const name of ['root', ...Object.values(classNames)])
      expect(getComputedStyle(find(`.${name}`)).color, name).toBe('rgb(1, 2, 3)');
    expect(find('.root').dataset['invalid']).toBe('true');
  }
  removeStyle();
});

test('the classes of other parts reach them', async () => {
  const { intro, card, fields, buttons } = partNames;
  await render(<ContactForm intro="Contact" classNames={{ intro, card, fields, buttons }} />);
  for (const name of [intro, card, fields, buttons]) find(`.${name}`);
  const { title, close, footer } = partNames;
  await render(<Dialog open title="Trade" footer="End" classNames={{ title, close, footer }} />);
  for (const name of [title, close, footer]) find(`.${name}`);
  const { input, popup } = partNames;
  const list = { label: 'Stop', search: () => [], nameOf: String, classNames: { input, popup } };
  await render(<Combobox {...list} />);
  await act(() => userEvent.fill(find(`.${input}`), 'x'));
  find(`.${popup}`);
});

test('a group gives a form library its first radio button last, to focus', async () => {
  const ref = vi.fn<(element: HTMLInputElement | null) => void>();
  const hours = ['9', '10', '11'].map((value) => ({
    value,
    label: value,
    disabled: value === '9',
  }));
  await render(<RadioGroup label="Hour" options={hours} ref={ref} />);
  expect(ref.mock.calls.map(([element]) => element?.value)).toEqual(['9', '10', '11', '10']);
});
