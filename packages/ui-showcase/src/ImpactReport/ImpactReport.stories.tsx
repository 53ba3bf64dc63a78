import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { entityNames, longEntityName, sampleFigures } from './ImpactReport.samples.ts';
import { ImpactReport, type ImpactReportProps } from './ImpactReport.tsx';

const notes = [
  { en: 'Sample figures', ar: 'أرقام توضيحية' },
  {
    en: 'Totals cover the adopted services only.',
    ar: 'تشمل الإجماليات الخدمات المتبنّاة فقط.',
  },
];

const meta = {
  title: 'This show/ImpactReport',
  component: ImpactReport,
  tags: ['arabic-reviewed-2026-11'],
  args: { ...sampleFigures(12), date: new Date(2026, 10, 14), notes, preview: true },
  parameters: {
    jsx: { functionValue: () => 'String' },
    arabic: { name: entityNames.ar },
  },
} satisfies Meta<typeof ImpactReport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The height of A4: 297 mm at 96 pixels per inch, plus one pixel for rounding. */
const sheet = (297 / 25.4) * 96 + 1;
const fitsOneSheet = async ({ canvas }: Context) => {
  const report = canvas.getByRole('article');
  await expect(report.getBoundingClientRect().height).toBeLessThanOrEqual(sheet);
  await expect(report.scrollWidth).toBe(report.clientWidth);
};
const services = ({ canvas }: Context) =>
  within(canvas.getByRole('table')).getAllByRole('rowheader');

export const Playground: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fitsOneSheet(context);
    await expect(canvas.getByText('12/25')).toBeVisible();
    await expect(canvas.getByText('48%')).toBeVisible();
    await expect(canvas.getByText('14 November 2026')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('14 نوفمبر 2026')).toHaveAttribute('lang', 'ar');
    await expect(services(context)).toHaveLength(12);
    await expect(services(context)[0]).toHaveTextContent('AI Services');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(/QR code|الاستجابة/);
    await expect(canvas.getByText('showcase.example/projects/tdra/impact')).toBeVisible();
  },
};

/** Printing creates the sheet, which never shows on the screen. */
export const OnScreen: Story = {
  tags: ['!dev'],
  args: { preview: false, date: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('12/25')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('12/25')).not.toBeVisible();
    await expect(canvasElement.querySelector('time')).toHaveAttribute(
      'datetime',
      new Date().toLocaleDateString('sv'),
    );
  },
};

export const OneService: Story = {
  args: sampleFigures(1),
  play: async (context) => {
    await fitsOneSheet(context);
    await expect(services(context)).toHaveLength(1);
  },
};

/** The densest sheet, where no text is smaller than 7.5 pt. */
export const AllServices: Story = {
  args: sampleFigures(25),
  play: async (context) => {
    await fitsOneSheet(context);
    await expect(context.canvas.getByText('All services adopted')).toBeVisible();
    const sizes = [...context.canvas.getByRole('article').querySelectorAll('*')].map((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual((7.5 / 72) * 96);
  },
};

export const NoServices: Story = {
  args: sampleFigures(0),
  play: async (context) => {
    await fitsOneSheet(context);
    await expect(context.canvas.getByText('No services adopted yet')).toBeVisible();
    await expect(context.canvas.getAllByText('N/A')).toHaveLength(3);
    await expect(context.canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const ArabicName: Story = { args: sampleFigures(25, entityNames.ar), play: fitsOneSheet };

const twoScripts = `Telecommunications Authority (${entityNames.ar})`;

/** The Arabic part of a name has its own line where it doesn't fit after the other. */
export const NameInTwoScripts: Story = {
  tags: ['!dev'],
  args: sampleFigures(12, twoScripts),
  parameters: { arabic: { name: twoScripts } },
  play: async (context) => {
    const name = context.canvas.getByText(`(${entityNames.ar})`);
    await expect(name).toHaveAttribute('lang', 'ar');
    await expect(name.parentElement).toHaveTextContent(twoScripts);
    const words = document.createRange();
    words.selectNodeContents(name);
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(name.offsetTop).toBeGreaterThan(name.parentElement?.offsetTop ?? Infinity);
    await fitsOneSheet(context);
  },
};

export const LongName: Story = { args: sampleFigures(25, longEntityName), play: fitsOneSheet };

export const NameOfTenThousandCharacters: Story = {
  tags: ['!dev'],
  args: sampleFigures(25, 'x'.repeat(10_000)),
  play: fitsOneSheet,
};

const hasNoCode = async ({ canvas }: Context) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(canvas.queryByText(/^showcase\.example/)).not.toBeInTheDocument();
};

export const WithoutAddress: Story = {
  tags: ['!dev'],
  args: { address: undefined, notes: undefined },
  play: hasNoCode,
};

/** Too long for a QR code. */
export const AddressTooLong: Story = {
  tags: ['!dev'],
  args: { address: `https://showcase.example/?entity=${'ه'.repeat(2000)}` },
  play: hasNoCode,
};

/** A loss is shown as a figure but has no bar. */
export const Losses: Story = {
  args: {
    services: [
      { service: 'Internet', savings: { cost: -2000, time: 0 } },
      { service: 'VPN', savings: { cost: -1, time: 4 } },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('-2,000')).toBeVisible();
    const widths = [...canvasElement.querySelectorAll('tbody rect')].map((bar) =>
      bar.getAttribute('width'),
    );
    await expect(widths).toEqual(['0', '100', '0', '0', '0', '0']);
  },
};

export const AllStates: Story = stateMatrix<ImpactReportProps>({
  room: 'full',
  states: {
    rest: {},
    'one service': sampleFigures(1),
    'all services': ({ language }) => sampleFigures(25, entityNames[language]),
    'no services': sampleFigures(0),
    'long name': sampleFigures(25, longEntityName),
    'without an address': { address: undefined },
  },
});
