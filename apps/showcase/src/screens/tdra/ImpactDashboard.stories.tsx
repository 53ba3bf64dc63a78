import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { impact } from '../../services/impact.ts';
import type { Screen } from '../../testing/Screen.tsx';
import {
  answerFetch,
  inEnglish,
  press,
  screenMeta,
  screenParameters,
  search,
} from '../../testing/Screen.tsx';

const record = (name: string, adopted: number, values: object = {}) => ({
  EntityName: name,
  ...Object.fromEntries(
    impact.en.serviceKeys.flatMap((key, index) => [
      [`Using${key}`, index < adopted],
      [`Annualcostsaving${key}`, index % 2 ? '2.5K' : '1,200'],
      [`Annualtimesaving${key}`, 40 * (index + 1)],
      [`AnnualCo2reductions${key}`, 12.5],
    ]),
  ),
  ...values,
});

const longName =
  'The General Authority for Telecommunications, Digital Government and Shared Infrastructure Services of the Northern Emirates';
const longNote = 'Figures of the first half of the year, rounded and not yet audited';

const named = [
  record('Example Authority', 15, { DataNote: 'Sample figures' }),
  record('None Adopted', 0),
  record('All Adopted', 25),
  record('هيئة المثال', 4, { DataNote: 'Sample figures' }),
  record('<img src=x onerror=alert(1)>', 2),
  record(longName, 12, { DataNote: longNote }),
];
/** The last one has no name, so it is not listed. */
const entities = [...named, { EntityName: '  ' }];

const json = (body: unknown) => () => Response.json(body);

/**
 * The regulator's dashboard. Heads of government entities look for their own figures, on a kiosk with a presenter, later on
 * a wall or on the printed sheet. The figures here are samples. Visitors get no message if the list doesn't load.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/TDRA dashboard',
  args: { address: '/projects/tdra/impact' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  beforeEach: () => answerFetch({ '/api/entities': json(entities) }),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The choice of an entity is a transition, which takes a moment in a build. */
const expectHeading = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text));

export const NoEntitySelected: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Government Digital Impact',
    );
    await expect(canvas.getByPlaceholderText('Entity Name')).toBeVisible();
    await expect(
      canvas.getByText('Select an entity from the search to view details.'),
    ).toBeVisible();
  }),
};

export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(named.length);
    await userEvent.type(canvas.getByRole('combobox'), 'adopted');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
  },
};

export const NoMatches: Story = {
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No matches')[0]).toBeVisible());
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  }, search('(*.')),
};

export const EntitySelected: Story = {
  play: inEnglish(
    async ({ canvas }) => {
      await expectHeading(canvas, 'Example Authority Dashboard');
      await expect(canvas.queryByText('Government Digital Impact')).not.toBeInTheDocument();
      await expect(canvas.getByPlaceholderText('Example Authority')).toHaveValue('');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(canvas.getByText('15/25')).toBeVisible();
      await expect(canvas.getByText('60%')).toBeVisible();
      await expect(canvas.getByText('27.1K')).toHaveTextContent('27.1K AED');
      await expect(canvas.getByText('27,100 AED')).toBeInTheDocument();
      await expect(canvas.getByText('4.8K')).toHaveTextContent('4.8K Hours');
      await expect(canvas.getByText('187.5')).toHaveTextContent('187.5 Tonnes');
      const notAdopted = within(canvas.getByRole('region', { name: 'Not Adopted Services' }));
      await expect(notAdopted.getAllByRole('button')).toHaveLength(10);
      for (const button of notAdopted.getAllByRole('button')) await expect(button).toBeDisabled();
    },
    async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.click(await canvas.findByRole('option', { name: 'Example Authority' }));
    },
  ),
};

export const ServiceDetails: Story = {
  args: { address: '/projects/tdra/impact?entity=Example+Authority' },
  play: inEnglish(
    async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Secure Internet Access Details' }));
      await expect(dialog.getByText('2,500')).toHaveTextContent('2,500 AED');
      await expect(dialog.getByText('80')).toHaveTextContent('80 Hours');
      await expect(dialog.getByText('12.5')).toHaveTextContent('12.5 KGs');
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
    press(/^(?:Secure Internet Access|الوصول الآمن إلى الإنترنت)$/),
  ),
};

const overall = /Overall impact|الأثر الإجمالي/;

export const OverallImpact: Story = {
  play: inEnglish(async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Overall impact' }));
    for (const figure of ['6/20', '2.6M AED', '8,000H', '5.3T']) {
      const [number = ''] = figure.split(' ');
      await expect(dialog.getByText(number)).toHaveTextContent(figure);
      await expect(dialog.getByText(number)).toBeVisible();
    }
  }, press(overall)),
};

export const NoneAdopted: Story = {
  args: { address: '/projects/tdra/impact?entity=None+Adopted' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No services adopted yet')).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(3);
    await expect(canvas.getByText('0/25')).toBeVisible();
  }),
};

export const AllAdopted: Story = {
  args: { address: '/projects/tdra/impact?entity=All+Adopted' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('All services adopted')).toBeVisible();
    await expect(canvas.getByText('100%')).toBeVisible();
  }),
};

export const ArabicName: Story = {
  args: { address: `/projects/tdra/impact?entity=${encodeURIComponent('هيئة المثال')}` },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('هيئة المثال')).toBeVisible();
    await expect(canvas.getByText('Sample figures')).toHaveAttribute('lang', 'en');
  }),
};

export const InArabic: Story = {
  args: { address: '/ar/projects/tdra/impact?entity=Example+Authority' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15/25')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('لوحة');
  },
};

export const LongName: Story = {
  args: { address: `/projects/tdra/impact?entity=${encodeURIComponent(longName)}` },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longName)).toBeVisible();
    await expect(canvas.getByText(longNote)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  }),
};

export const HostileName: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '<IMG');
    await userEvent.click(await canvas.findByRole('option'));
    await expectHeading(canvas, '<img src=x onerror=alert(1)> Dashboard');
  }),
};

/** The take-away controls load after the entity. */
export const ToTakeAway: Story = {
  args: { address: '/projects/tdra/impact?entity=Example+Authority' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /phone/ })).not.toBeInTheDocument();
  }),
};

export const OnAWall: Story = {
  args: { address: '/projects/tdra/impact?entity=Example+Authority&view=wall' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('15/25')).toBeVisible();
    await expect(canvas.getByText('GPU as a Service')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  }),
};

export const OnAWallWithoutAnEntity: Story = {
  args: { address: '/projects/tdra/impact?view=wall' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No entity has been chosen.')).toBeVisible();
    await expect(canvas.getByText('لم تُختر أي جهة.')).toHaveAttribute('lang', 'ar');
  }),
};

export const UnknownEntity: Story = {
  args: { address: '/projects/tdra/impact?entity=Nobody' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/^Select an entity/)).toBeVisible();
  }),
};

export const EmptyList: Story = {
  beforeEach: () => answerFetch({ '/api/entities': json([]) }),
  play: inEnglish(async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getAllByText('No matches')[0]).toBeVisible());
    await press(overall)(context);
    await expect(screen.getByRole('dialog', { name: 'Overall impact' })).toBeVisible();
  }, search('a')),
};

/** Visitors get no message while the list loads, nor when it doesn’t: it is empty. The wall and the preflight tell the presenter. */
export const FetchFailed: Story = {
  beforeEach: () =>
    answerFetch({
      '/api/entities': () => new Response('', { status: 500 }),
    }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No matches')[0]).toBeVisible());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }, search('a')),
};

/** The toolbar's failing network. As above, the list is empty, and visitors see no message. */
export const NetworkFails: Story = {
  globals: { network: 'failing' },
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No matches')[0]).toBeVisible());
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  }, search('a')),
};
