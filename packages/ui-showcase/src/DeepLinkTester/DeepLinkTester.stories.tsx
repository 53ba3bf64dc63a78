import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { duskBehind, overDusk } from '../../../ui/src/story/dusk.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import type { DeepLink } from './DeepLinkCard.tsx';
import { DeepLinkTester, type DeepLinkTesterProps } from './DeepLinkTester.tsx';

const supplier: DeepLink = {
  name: { en: 'Smart Supplier', ar: 'المورّد الذكي' },
  description: { en: 'Opens the supplier’s app.', ar: 'يفتح تطبيق المورّد.' },
  url: 'smartsupplier://open',
};
const iphoneApp: DeepLink = {
  name: { en: 'Dubai Now QA', ar: 'دبي الآن (نسخة الاختبار)' },
  description: { en: 'Opens the test version.', ar: 'يفتح نسخة الاختبار.' },
  url: 'dubainowqa://home',
  iosOnly: true,
};

const meta = {
  title: 'This show/DeepLinkTester',
  component: DeepLinkTester,
  tags: ['arabic-reviewed-2026-11'],
  args: {
    items: [supplier, iphoneApp],
    hint: {
      en: 'Confirm that the app is installed and that the URL scheme is whitelisted on the device. For manual testing, open in Safari and paste the link.',
      ar: 'تأكّد من تثبيت التطبيق ومن إدراج مخطط الرابط (URL scheme) في قائمة المخططات المسموح بها على الجهاز. وللاختبار اليدوي، افتح متصفح Safari والصق الرابط فيه.',
    },
  },
  parameters: {
    theme: 'dusk',
    isScreen: true,
    schemes: ['smartsupplier', 'dubainowqa', 'smartemployee'],
  },
  decorators: [
    // The test machine doesn't have these apps.
    (Story) => (
      <div
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        <Story />
      </div>
    ),
    overDusk,
  ],
} satisfies Meta<typeof DeepLinkTester>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const first = (canvas: Canvas, name: RegExp, role: 'button' | 'link') =>
  canvas.getAllByRole(role, { name })[0] ?? document.body;
const status = (canvas: Canvas) => canvas.getAllByRole('status')[0];

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = first(canvas, /Open app.*فتح|فتح.*Open app/, 'link');
    await expect(link).toHaveAttribute('href', 'smartsupplier://open');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(/^Confirm that the app is installed/)).toBeVisible();
    await expect(canvas.getByText('This app is for iPhone only.')).toBeVisible();
    await expect(await canvas.findAllByRole('img')).toHaveLength(1);
  },
};

export const OnAnIphone: Story = {
  beforeEach: () => {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    return () => {
      agent.mockRestore();
    };
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('This app is for iPhone only.')).not.toBeInTheDocument();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(first(canvas, /Open app/, 'link'));
    await expect(status(canvas)).toHaveTextContent('Opening…');
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Link sent.'));
    await expect(status(canvas)).toHaveTextContent('أُرسل الرابط.');
  },
};

export const NoResponse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(first(canvas, /Open app/, 'link'));
    await waitFor(() => expect(status(canvas)).toHaveTextContent('No response from the app.'), {
      timeout: 4000,
    });
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2), { timeout: 4000 });
  },
};

export const Copied: Story = {
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => {
      clipboard.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(first(canvas, /Copy link/, 'button'));
    await waitFor(() =>
      expect(status(canvas)).toHaveTextContent(/Copied.*تم النسخ|تم النسخ.*Copied/),
    );
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('smartsupplier://open');
  },
};

export const WithTheKeyboard: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => {
      clipboard.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(first(canvas, /Open app/, 'link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status(canvas)).toHaveTextContent('Opening…');
    await userEvent.tab();
    await expect(first(canvas, /Copy link/, 'button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Copied'));
  },
};

export const CopyRefused: Story = {
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    return () => {
      clipboard.mockRestore();
      command.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(first(canvas, /Copy link/, 'button'));
    await waitFor(() => expect(status(canvas)).toHaveTextContent('The link is selected.'));
    const field = canvas.getByRole('textbox', { name: /Smart Supplier|المورّد الذكي/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveProperty('selectionEnd', 'smartsupplier://open'.length);
  },
};

export const SchemeNotDeclared: Story = {
  parameters: { schemes: [] },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
    await expect(first(canvas, /Copy link/, 'button')).toBeDisabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const longItem = {
  name: {
    en: 'Smart Supplier for procurement and contract management',
    ar: 'المورّد الذكي للمشتريات وإدارة العقود',
  },
  description: {
    en: 'Opens the supplier’s app on the offer that was last looked at, with the language and the account of the visitor, if it is installed in the version of this year.',
    ar: 'يفتح تطبيق المورّد عند آخر عرض جرى الاطّلاع عليه، بلغة الزائر وحسابه، إذا كانت نسخة هذا العام مثبّتة.',
  },
  url: `smartsupplier://open?offer=${'0123456789'.repeat(12)}`,
};

export const LongTexts: Story = { args: { items: [longItem] } };

export const Empty: Story = { args: { items: [] } };

export const AllStates: Story = stateMatrix<DeepLinkTesterProps>({
  room: 'wide',
  cellStyle: duskBehind,
  target: 'a',
  states: {
    rest: { items: [supplier], hint: undefined },
    hover: { items: [supplier], hint: undefined },
    'focus-visible': { items: [supplier], hint: undefined },
    pressed: { items: [supplier], hint: undefined },
    'with a hint': { items: [supplier] },
    'not an iPhone': { items: [iphoneApp], hint: undefined },
    disabled: { items: [{ ...supplier, url: 'waiting for a link' }], hint: undefined },
    empty: { items: [] },
    'long text': { items: [longItem], hint: undefined },
  },
});
