import '@showcase/ui/base.css';
import {
  ShowcaseProvider,
  themeNames,
  type Language,
  type LinkProps,
  type ThemeName,
} from '@showcase/ui';
import type { Preview } from '@storybook/react-vite';
import { setReducedMotion } from './reducedMotion.ts';

/** A story is no site: its links are real, and lead nowhere. */
function StoryLink({ onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { toc: true },
    options: { storySort: { order: ['Welcome', 'Library', 'Screens'] } },
  },
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'World',
      toolbar: { icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'porcelain', motion: 'full' },
  beforeEach: ({ globals }) => setReducedMotion(globals['motion'] === 'reduced'),
  decorators: [
    // A story's Arabic content stands in `parameters.arabic`, beside its English args.
    (Story, { args, globals, parameters }) => {
      const language = globals['language'] as Language;
      const isArabic = language === 'ar' && !parameters['isBilingual'];
      const content = isArabic ? { ...args, ...(parameters['arabic'] as object) } : args;
      const theme = (parameters['theme'] ?? globals['theme']) as ThemeName;
      return (
        <ShowcaseProvider language={language} theme={theme} link={StoryLink}>
          {parameters['isScreen'] ? (
            <Story args={content} />
          ) : (
            <div className="story-frame">
              <Story args={content} />
            </div>
          )}
        </ShowcaseProvider>
      );
    },
  ],
};

export default preview;
