import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { ContactForm } from '../ContactForm/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { FeatureCard } from '../FeatureCard/index.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { MetricCard } from '../MetricCard/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SavingsChart } from '../SavingsChart/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { TextField } from '../TextField/index.ts';
import { TileGrid } from '../TileGrid/index.ts';

/** What arrives from plain JavaScript, a CMS or an address, where types can't help. */
const wrong = (value?: unknown) => value as never;
const options = [{ value: 'monday', label: 'Monday' }];
const picture = { src: '/hall.jpg', width: 160, height: 90 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What the console was told, as one text. */
function reportsOf(element: ReactElement): string {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  error.mockClear();
  renderToString(element);
  return error.mock.calls.join('\n');
}

it.each([
  [<TileGrid tiles={wrong()} />, 'TileGrid: `tiles` is a list'],
  [<SelectField label="Day" options={wrong()} />, 'SelectField: `options` is a list'],
  [<MetricCard label="Cost" value={wrong(5)} />, 'MetricCard: `value` is a text with its unit'],
  [<SavingsChart rows={[]} measures={wrong([])} />, 'SavingsChart: `measures` has at least one'],
  [<Dialog title="Film" trigger={wrong('Open')} />, 'Dialog: `trigger` is an element'],
  [<Icon shape={wrong('play')} />, 'Icon: `shape` is one of the library’s'],
  [<LocalText text={wrong({ en: 7 })} />, 'a text is a string, or has texts by language'],
])('%# names what leaves nothing to show', (element, message) => {
  expect(() => renderToString(element)).toThrow(message);
});

it.each([
  [<ShowcaseProvider theme={wrong('ocean')} />, 'ShowcaseProvider: the `theme` "ocean" is unknown'],
  [<Dialog title={wrong()} open onOpenChange={wrong(1)} />, 'Dialog: without a `title`'],
  [<Dialog title="Film" />, 'Dialog: nothing opens it'],
  [<Dialog title="Film" open />, 'Dialog: nothing closes it'],
  [
    <SavingsChart
      rows={[{ service: 'VPN', savings: { costs: 5 } }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
    />,
    'SavingsChart: no row has savings of the measure "cost"',
  ],
  [<TextField label={wrong()} />, 'TextField: without a `label`'],
  [<TextField label="Name" value="" />, 'TextField: its state never changes. Pass `onValueChange`'],
  [<Checkbox label="Yes" checked />, 'Checkbox: its state never changes. Pass `onCheckedChange`'],
  [<Combobox label={wrong('')} search={() => []} nameOf={String} />, 'Combobox: without a `label`'],
  [
    <SelectField
      label="Day"
      options={options}
      defaultValue=""
      value="zzz"
      onValueChange={wrong(1)}
    />,
    'SelectField: the `value` "zzz" is none of the `options`',
  ],
  [
    <RadioGroup label="Day" options={options} value="zzz" readOnly />,
    'RadioGroup: the `value` "zzz" is none',
  ],
  [<ContactForm fields={wrong(['phone'])} />, 'ContactForm: no field is called "phone"'],
  [<TileGrid tiles={[]} rows={[5]} />, 'TileGrid: `rows` are numbers from 1 to 4, not [5]'],
  [
    <FeatureCard
      title="Trade"
      text=""
      picture={wrong({ src: '/hall.jpg' })}
      href="/"
      linkLabel="View"
    />,
    'FeatureCard: a picture without its `width`',
  ],
])('%# reports once what works only in part', (element, message) => {
  expect(reportsOf(element)).toContain(message);
  expect(reportsOf(element)).not.toContain(message);
});

it('what is right is not reported', () => {
  const right = (
    <ShowcaseProvider theme="dusk">
      <Dialog title="Film" trigger={<Button>Open</Button>} />
      <TextField label="Name" defaultValue="" />
      <TextField aria-label="Name" label="" value="" readOnly />
      <SelectField label="Day" options={[]} value="later" onValueChange={() => undefined} />
      <TileGrid tiles={[{ id: 'trade', title: 'Trade', frame: picture, href: '/' }]} rows={[1]} />
      <LocalText text={[<b key="b">Trade</b>, 'and', undefined]} />
    </ShowcaseProvider>
  );
  expect(reportsOf(right)).toBe('');
});

it('an element may stand where a text may, and whatever it holds is not written out', () => {
  const fiber: { self?: object } = {};
  fiber.self = fiber;
  const element = <b {...{ 'data-fiber': wrong(fiber) }}>Words</b>;
  expect(reportsOf(<TextField label={element} hint={element} error={element} />)).toBe('');
  expect(reportsOf(<FeatureCard title={element} text={element} href="/" linkLabel="View" />)).toBe(
    '',
  );
  expect(() => renderToString(<LocalText text={wrong(fiber)} />)).toThrow('a text is a string');
});

it('an unknown theme leaves the outer one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const nested = (
    <ShowcaseProvider theme="dusk">
      <ShowcaseProvider theme={wrong('constructor')} />
    </ShowcaseProvider>
  );
  expect(renderToString(nested).match(/data-theme="dusk"/g)).toHaveLength(2);
});

it('a production build checks nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  expect((await import('./checks.ts')).check).toBeUndefined();
});
