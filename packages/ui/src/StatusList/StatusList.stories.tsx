import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './StatusList.guide.ts';
import { StatusList, type StatusListProps } from './StatusList.tsx';
import type { StatusEntry, StatusGroup, Status } from './checks.ts';

const entries = {
  trade: {
    id: 'trade',
    label: { en: 'Trade', ar: 'التجارة' },
    address: 'https://trade.example/',
    state: 'ok',
    found: { en: 'It answers.', ar: 'الموقع يستجيب.' },
  },
  justice: {
    id: 'justice',
    label: { en: 'Justice', ar: 'العدالة' },
    address: 'https://justice.example/moved',
    state: 'problem',
    found: { en: 'It answers with 404.', ar: 'الموقع يردّ بالرمز 404.' },
    action: {
      en: 'Replace links.justice in the configuration.',
      ar: 'غيّر قيمة links.justice في ملف الإعدادات.',
    },
  },
  deck: {
    id: 'deck',
    label: { en: 'AI Cloud sales deck', ar: 'العرض التقديمي لسحابة الذكاء الاصطناعي' },
    state: 'warning',
    found: { en: 'It shows “Coming soon”.', ar: 'يظهر للزائر «قريبًا».' },
    action: { en: 'Give it an address.', ar: 'أضف عنوانه.' },
  },
  disk: {
    id: 'disk',
    label: { en: 'Free disk', ar: 'المساحة المتاحة' },
    address: '/home/stand',
    state: 'checking',
  },
} as const satisfies Record<string, StatusEntry>;

const links: StatusGroup = {
  title: { en: 'Links', ar: 'الروابط' },
  entries: [entries.trade, entries.justice, entries.deck],
};
const computer: StatusGroup = {
  title: { en: 'This computer', ar: 'هذا الجهاز' },
  entries: [{ ...entries.disk, state: 'ok', found: { en: '212 GB', ar: '212 جيجابايت' } }],
};
const inState = (state: Status): readonly StatusGroup[] =>
  [links, computer].map((group) => ({
    ...group,
    entries: group.entries.map(({ id, label, ...entry }) => {
      const given = { id, label, address: 'address' in entry ? entry.address : undefined, state };
      return state === 'checking' ? given : { ...given, found: entry.found };
    }),
  }));

const meta = {
  title: 'Library/Kiosk/StatusList',
  component: StatusList,
  tags: ['arabic-reviewed-2026-11'],
  args: { groups: [links, computer], onCheck: fn(), onCheckAll: fn() },
  parameters: { guide, theme: 'graphite' },
  decorators: [
    (Story, { parameters }) => (
      <>
        {!parameters['isMatrix'] && (
          <h1>
            <LocalText text={{ en: 'Preflight', ar: 'فحص الجاهزية' }} />
          </h1>
        )}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof StatusList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /1 problem. 1 warning. 2 OK|المشكلات: 1. التنبيهات: 1. السليمة: 2/,
    );
    const justice = canvas.getByText(/It answers with 404|الرمز 404/).closest('li');
    await expect(justice).toHaveTextContent(/Problem|مشكلة/);
    await expect(justice).toHaveTextContent(/What to do: Replace|المطلوب: غيّر/);

    await userEvent.click(
      canvas.getByRole('button', { name: /^(Check again: Justice|إعادة الفحص: العدالة)$/ }),
    );
    await expect(args.onCheck).toHaveBeenCalledWith('justice');
    await userEvent.click(canvas.getByRole('button', { name: /Check all again|إعادة فحص الكل/ }));
    await expect(args.onCheckAll).toHaveBeenCalledOnce();
  },
};

/** Each problem has a link at the top, which leads to its entry. */
export const LeadsToProblems: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const problems = canvas.getByRole('list', { name: /1 problem|المشكلات: 1/ });
    const link = within(problems).getByRole('link', { name: /Justice|العدالة/ });
    const entry = canvas.getByText(/It answers with 404|الرمز 404/).closest('li');
    await expect(link).toHaveAttribute('href', `#${entry?.id ?? ''}`);
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const stateNames = [/^(OK|سليم)$/, /^(Problem|مشكلة)$/, /^(Warning|تنبيه)$/] as const;

/** Each state has its own shape and word, not just a colour. */
export const StatesWithoutColour: Story = {
  play: async ({ canvas }) => {
    const shapes = stateNames.map((name) => {
      const state = canvas.getAllByText(name).find((element) => element.closest('[id]'));
      return state?.querySelector('path')?.getAttribute('d');
    });
    await expect(new Set(shapes).size).toBe(3);
    await expect(shapes).not.toContain(undefined);
  },
};

function Checking(props: StatusListProps) {
  const [groups, setGroups] = useState(inState('checking'));
  return (
    <StatusList
      {...props}
      groups={groups}
      controls={
        <Button
          onClick={() => {
            setGroups(inState('ok'));
          }}
        >
          Answer
        </Button>
      }
    />
  );
}

/** While checks run, none can be started twice; the result is announced once at the end. */
export const WhileChecking: Story = {
  render: (args) => <Checking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/0 of 4|0 من 4/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    for (const button of canvas.getAllByRole('button', { name: /^(Check|إعادة)/ })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(args.onCheckAll).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /0 problems. 0 warnings. 4 OK|السليمة: 4/,
      ),
    );
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** Without handlers it's a report, with nothing to press. */
export const ReadOnly: Story = {
  render: ({ groups }) => <StatusList groups={groups} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On paper, controls are hidden and no entry is split between two pages. */
export const OnPaper: Story = {
  play: async ({ canvas }) => {
    const rules = printRules();
    const hidden = (element: Element | null | undefined) =>
      rules.some(
        ({ selectorText, style }) => style.display === 'none' && element?.matches(selectorText),
      );
    await expect(hidden(canvas.getByRole('button', { name: /Justice|العدالة/ }))).toBe(true);
    await expect(
      hidden(canvas.getByRole('button', { name: /Check all|فحص الكل/ }).parentElement),
    ).toBe(true);
    const entry = canvas.getByText(/It answers with 404|الرمز 404/).closest('li');
    await expect(hidden(entry)).toBe(false);
    await expect(
      rules.some(
        ({ selectorText, style }) => style.breakInside === 'avoid' && entry?.matches(selectorText),
      ),
    ).toBe(true);
  },
};

/** The page's print rules. */
function printRules(): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [...rule.cssRules] : [],
    )
    .filter((rule) => rule instanceof CSSStyleRule);
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('status').closest('[aria-busy]');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

const long: StatusGroup = {
  title: {
    en: 'Frames and films that the configuration names for this event and for no other',
    ar: 'الإطارات ومقاطع الفيديو التي تذكرها إعدادات هذه الفعالية دون غيرها',
  },
  entries: [
    {
      id: 'long',
      label: {
        en: 'The film of the service with the longest name of all, in its Arabic version',
        ar: 'فيديو الخدمة صاحبة أطول اسم بين الخدمات كلها، بنسخته العربية',
      },
      address: `https://films.example/${'a-very-long-name-without-a-break'.repeat(4)}?language=ar`,
      state: 'problem',
      found: {
        en: 'It may not be shown in a frame of this showcase: its header Content-Security-Policy allows https://portal.example only.',
        ar: 'لا يُسمح بعرضه داخل إطار في هذا المعرض، لأن سياسة الأمان التي يرسلها لا تسمح بذلك إلا لعنوان واحد آخر.',
      },
      action: {
        en: 'Ask whoever runs it to allow this origin, or name another film in the configuration and check it again.',
        ar: 'اطلب من القائمين عليه السماح لهذا المعرض بعرضه، أو اذكر مقطع فيديو آخر في ملف الإعدادات ثم أعد الفحص.',
      },
    },
  ],
};

export const AllStates: Story = stateMatrix<StatusListProps>({
  isWide: true,
  target: 'li > button',
  states: {
    rest: { groups: [links] },
    hover: { groups: [links] },
    'focus-visible': { groups: [links] },
    pressed: { groups: [links] },
    checking: { groups: inState('checking') },
    'some checking': { groups: [{ ...links, entries: [entries.trade, entries.disk] }] },
    ok: { groups: inState('ok') },
    warning: { groups: inState('warning') },
    problem: { groups: inState('problem') },
    'read only': { groups: [links], onCheck: undefined, onCheckAll: undefined },
    'long text': { groups: [long] },
    empty: { groups: [] },
  },
});
