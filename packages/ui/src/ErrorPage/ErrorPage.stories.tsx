import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackgroundImage } from '../BackgroundImage/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { Page } from '../PageTransition/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './ErrorPage.guide.ts';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

const title = { en: 'We couldn’t find that page.', ar: 'تعذّر العثور على هذه الصفحة.' };
const lead = {
  en: 'The address may be misspelt, or the page has moved.',
  ar: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة إلى عنوان آخر.',
};
const wayOn = (
  <ButtonLink variant="primary" href="./">
    <LocalText text={{ en: 'Back to projects', ar: 'العودة إلى المشاريع' }} />
  </ButtonLink>
);

const meta = {
  title: 'Library/Dialogs and messages/ErrorPage',
  component: ErrorPage,
  tags: ['arabic-reviewed-2026-11'],
  args: { title, lead, children: wayOn },
  render: (args) => (
    <Page title={title} layout="fill">
      <ErrorPage {...args} />
    </Page>
  ),
  parameters: { guide, isScreen: true },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(title.en);
    await expect(canvas.getByText(title.ar)).toHaveAttribute('lang', 'ar');
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** In one language, the texts are centred below the star. */
export const InOneLanguage: Story = {
  args: { title: title.en, lead: lead.en },
  parameters: { arabic: { title: title.ar, lead: lead.ar } },
  play: async ({ canvas }) => {
    for (const text of [canvas.getByRole('heading'), ...canvas.getAllByRole('paragraph')]) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const middle = document.documentElement.clientWidth / 2;
      await expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(2);
    }
  },
};

/** The texts are on the page's colour, whatever is behind it. */
export const OverABackdrop: Story = {
  decorators: [
    (Story) => (
      <>
        <BackgroundImage src={storyPicture('#fff', 1600, 1000).src} />
        <Story />
      </>
    ),
  ],
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates: Story = stateMatrix<ErrorPageProps>({
  room: 'wide',
  cellStyle: { contain: 'content' },
  render: (args) => <ErrorPage {...args} style={{ minBlockSize: '30rem' }} />,
  states: {
    rest: {},
    'two ways on': {
      children: (
        <>
          {wayOn}
          <ButtonLink href="./city">
            <LocalText text={{ en: 'Digital Dubai', ar: 'دبي الرقمية' }} />
          </ButtonLink>
        </>
      ),
    },
    'title alone': { lead: undefined },
  },
});
