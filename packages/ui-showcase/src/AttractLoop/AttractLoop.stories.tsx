import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@showcase/ui';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { storyPicture } from '../../../ui/src/story/storyPicture.ts';
import { AttractLoop, type AttractLoopProps } from './AttractLoop.tsx';

const slides = [
  {
    title: { en: 'Core42', ar: 'Core42' },
    text: {
      en: 'Sovereign cloud and AI infrastructure.',
      ar: 'سحابة سيادية وبنية تحتية للذكاء الاصطناعي.',
    },
    picture: storyPicture('#12123a'),
  },
  {
    eyebrow: { en: 'Overall impact', ar: 'الأثر الإجمالي' },
    title: { en: '2.6M AED', ar: '2.6 مليون درهم' },
    text: { en: 'Cost Saved', ar: 'الوفورات في التكلفة' },
    picture: storyPicture('#0d2c4d'),
  },
  {
    title: { en: 'Digital Dubai', ar: 'دبي الرقمية' },
    text: { en: 'The platforms of a city in one place.', ar: 'منصات المدينة في مكان واحد.' },
    picture: storyPicture('#3a2028'),
  },
];

// A story in its own frame has no code for a docs page to show.
const code = `<AttractLoop
  heading="Screensaver"
  slides={[
    {
      title: 'Core42',
      text: { en: 'Sovereign cloud and AI.', ar: 'سحابة سيادية وذكاء اصطناعي.' },
      picture: { src: '/slide.jpg', width: 1920, height: 1080 },
    },
  ]}
  onLeave={() => {}}
/>`;

/** A loop locks the page beneath it, but a docs page must scroll. */
const unlocked = <style>{'html { overflow: auto !important; }'}</style>;

/** As large as its box instead of the window. */
function Boxed(props: AttractLoopProps) {
  return (
    <AttractLoop
      {...props}
      style={{ insetInlineStart: 0, inlineSize: '100%', blockSize: '100%', marginInlineStart: 0 }}
    />
  );
}

function InThePage(props: AttractLoopProps) {
  return (
    <div style={{ blockSize: '26rem', transform: 'translate(0)' }}>
      {unlocked}
      <Boxed {...props} />
    </div>
  );
}

const meta = {
  title: 'This show/AttractLoop',
  component: AttractLoop,
  tags: ['motion', 'arabic-reviewed-2026-11'],
  args: { heading: 'Screensaver', slides, onLeave: fn() },
  parameters: {
    asPicture: InThePage,
    theme: 'midnight',
    arabic: { heading: 'شاشة التوقف' },
    docs: { source: { code }, story: { inline: false, height: '36rem' } },
  },
} satisfies Meta<typeof AttractLoop>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownSlide = (canvasElement: HTMLElement) => {
  const slide = canvasElement.querySelector<HTMLElement>('[data-state="shown"]');
  if (!slide) throw new Error('No slide is shown.');
  return slide;
};
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slide = within(shownSlide(canvasElement));
    const titles = slide.getAllByText('Core42').map((title) => title.closest('[lang]'));
    await expect(titles.map((half) => half?.getAttribute('dir')).toSorted()).toEqual([
      'ltr',
      'rtl',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-live], [role="status"]')).toBeNull();
  },
};

export const Figure: Story = { args: { slides: slides.slice(1, 2) } };

const longSlide = {
  eyebrow: { en: 'Shared digital services', ar: 'الخدمات الرقمية المشتركة' },
  title: {
    en: 'Telecommunications and Digital Government',
    ar: 'الاتصالات والحكومة الرقمية',
  },
  text: {
    en: 'What all entities have saved together in cost, time and carbon since they began sharing services.',
    ar: 'ما حققته الجهات مجتمعةً من وفورات في التكلفة والوقت وخفض للانبعاثات منذ بدء تشارك الخدمات.',
  },
  picture: storyPicture('#1a2a12'),
};

export const LongTexts: Story = { args: { slides: [longSlide] } };

/** A page that slides in is the frame of what is fixed in it. */
export const CoversAPageThatMoves: Story = {
  tags: ['!dev'],
  parameters: { isScreen: true },
  render: (args) => (
    <Page
      title="Core42"
      layout="cover"
      header={<AttractLoop {...args} />}
      style={{ transform: 'translateY(0)' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const loop = canvasElement.querySelector('header > *');
    const { width, height } = loop?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

export const LeavesOnAKey: Story = {
  tags: ['!dev'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{PageDown}');
    await userEvent.keyboard('x');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LeavesOnAPress: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Touch to begin/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LeavesOnTheWheel: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    // In a build, the loop may be visible before it listens for input.
    await waitFor(async () => {
      await fireEvent.wheel(shownSlide(canvasElement), { deltaY: 10 });
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};

export const LeavesOnAMeantMovementAlone: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    const move = (clientX: number) =>
      fireEvent.pointerMove(shownSlide(canvasElement), { clientX, clientY: 100 });
    await move(0);
    await move(400);
    await pause(1100);
    for (const shake of [400, 404, 398, 403]) await move(shake);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await move(440);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Neither a key still held from the previous page nor the full-screen key leaves the loop. */
export const StaysOnAHeldKey: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    await fireEvent.keyDown(canvasElement, { key: 'Enter', repeat: true });
    await fireEvent.keyDown(canvasElement, { key: 'F11' });
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** The last slide stays beneath while the next one appears; the text and the button both move. */
export const ChangesSlides: Story = {
  tags: ['!dev'],
  args: { secondsPerSlide: 1.5 },
  play: async ({ canvas, canvasElement }) => {
    const leave = canvas.getByRole('button');
    /** The slide beneath, and where the button is: read with the slide shown, since the next may come at once. */
    const during = (text: string) =>
      waitFor(
        async () => {
          const { left, top } = leave.getBoundingClientRect();
          const beneath = canvasElement.querySelector('[data-state="last"]')?.textContent;
          await expect(within(shownSlide(canvasElement)).getByText(text)).toBeInTheDocument();
          return { left, top, beneath };
        },
        { timeout: 8000 },
      );
    const second = await during('2.6M AED');
    await expect(second.beneath).toContain('Core42');
    const third = await during('Digital Dubai');
    await expect(Math.hypot(third.left - second.left, third.top - second.top)).toBeGreaterThan(100);
    await expect(canvasElement.querySelectorAll('[data-state]')).toHaveLength(3);
  },
};

export const ReducedMotion: Story = {
  args: { secondsPerSlide: 0.5 },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(document.getAnimations()).toHaveLength(0);
    await pause(600);
    await expect(shownSlide(canvasElement)).toHaveTextContent('Core42');
    await waitFor(() => expect(shownSlide(canvasElement)).toHaveTextContent('2.6M AED'), {
      timeout: 8000,
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};

const matrix = stateMatrix<AttractLoopProps>({
  render: (args) => <Boxed {...args} />,
  room: 'wide',
  cellStyle: {
    overflow: 'hidden',
    blockSize: '36rem',
    minBlockSize: 0,
    transform: 'translate(0)',
  },
  states: {
    rest: { slides: slides.slice(0, 1) },
    'focus-visible': { slides: slides.slice(0, 1) },
    'with an eyebrow': { slides: slides.slice(1, 2) },
    'long text': { slides: [longSlide] },
    empty: { slides: [] },
  },
});

export const AllStates: Story = {
  ...matrix,
  parameters: { ...matrix.parameters, docs: { story: { inline: true, height: 'auto' } } },
  decorators: [
    (Story) => (
      <>
        {unlocked}
        <Story />
      </>
    ),
  ],
  play: async (context) => {
    await matrix.play(context);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('auto');
    // The button covers no text.
    for (const button of context.canvas.getAllByRole('button')) {
      const { bottom } = button.getBoundingClientRect();
      const titles = button.parentElement?.querySelectorAll('[data-state="shown"] bdi') ?? [];
      for (const title of titles) {
        await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      }
    }
    const shown = context.canvas.getByRole('region', { name: /: all states$/ });
    for (let outer = shown.parentElement; outer; outer = outer.parentElement) {
      if (outer === document.documentElement) break;
      await expect(outer.scrollHeight).toBeLessThanOrEqual(outer.clientHeight);
    }
  },
};
