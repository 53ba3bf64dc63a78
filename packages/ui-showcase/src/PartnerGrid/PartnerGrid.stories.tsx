import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { storyPicture } from '../../../ui/src/story/storyPicture.ts';
import type { BuiltInLanguage } from '@showcase/ui';
import { PartnerGrid, type PartnerGridProps } from './PartnerGrid.tsx';

const partners = (name: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({
    title: `${name} ${String(number)}`,
    logo: storyPicture('transparent', 480, 270),
  }));

const meta = {
  title: 'This show/PartnerGrid',
  component: PartnerGrid,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { partners: partners('Partner') },
  parameters: { theme: 'graphite', arabic: { partners: partners('الشريك') } },
} satisfies Meta<typeof PartnerGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^(Partner|الشريك) \d$/ })).toHaveLength(6);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const shapes = (name: string): PartnerGridProps['partners'] => [
  { title: `${name} 1`, logo: storyPicture('transparent', 960, 180) },
  { title: `${name} 2`, logo: storyPicture('transparent', 200, 200) },
  { title: `${name} 3`, logo: storyPicture('transparent', 240, 480) },
];

/** Wide, square and tall logos, each as large as its plate allows. */
export const LogosOfAnyShape: Story = {
  args: { partners: shapes('Partner') },
  parameters: { arabic: { partners: shapes('الشريك') } },
  play: async ({ canvas }) => {
    for (const plate of canvas.getAllByRole('listitem'))
      await expect(plate.scrollWidth).toBeLessThanOrEqual(plate.clientWidth);
  },
};

const unseen = { src: 'data:,', width: 480, height: 270 };
const longNames = {
  en: ['The National Institute of Applied Computing and Artificial Intelligence', 'Bayanat'],
  ar: ['المعهد الوطني للحوسبة التطبيقية والذكاء الاصطناعي', 'بيانات'],
};
const withoutLogos = (language: BuiltInLanguage): PartnerGridProps => ({
  partners: longNames[language].map((title) => ({ title, logo: unseen })),
});

/** If a logo doesn't load, its name replaces it, however long the name is. */
export const LogosThatDoNotArrive: Story = {
  tags: ['!dev'],
  args: withoutLogos('en'),
  parameters: { arabic: withoutLogos('ar') },
  play: async ({ canvas }) => {
    for (const plate of canvas.getAllByRole('listitem'))
      await expect(plate.scrollWidth).toBeLessThanOrEqual(plate.clientWidth);
  },
};

export const AllStates: Story = stateMatrix<PartnerGridProps>({
  room: 'wide',
  states: {
    rest: {},
    'logos of any shape': ({ language }) => ({
      partners: shapes({ en: 'Partner', ar: 'الشريك' }[language]),
    }),
    'logos that do not arrive': ({ language }) => withoutLogos(language),
  },
});
