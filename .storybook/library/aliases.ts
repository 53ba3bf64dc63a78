import { readComponents } from './components.ts';
import { readGuides } from './guides.ts';
import { docsId } from './docsId.ts';

/** Other words for the topics of text pages. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Colour': ['token', 'theme', 'palette', 'contrast', 'dark mode', 'brand'],
  'Foundations/Type': ['token', 'font', 'typography', 'typeface', 'text size'],
  'Foundations/Spacing': ['token', 'space', 'gap', 'margin', 'radius', 'corners'],
  'Foundations/Motion': ['token', 'animation', 'transition', 'easing', 'reduced motion'],
  'Foundations/Iconography': ['icon', 'svg', 'arrow', 'mirroring', 'rtl'],
  'Foundations/Numbers': ['digits', 'numerals', 'bidi', 'rtl', 'format'],
  'Foundations/Theme playground': ['theme', 'brand', 'token', 'customise', 'white label'],
  'Impact/Introduction': ['figures', 'savings', 'data', 'csv'],
  'How to review': ['feedback', 'checklist', 'qa', 'report'],
  Status: ['stable', 'beta', 'reviewed', 'accessibility', 'changed'],
  'What to use instead': [
    ...['accordion', 'avatar', 'breadcrumb', 'pagination', 'stepper', 'skeleton', 'spinner'],
    ...['toast', 'notification', 'snackbar', 'tooltip', 'carousel', 'slider'],
  ],
  'All buttons': ['button', 'link', 'cta', 'hover', 'pressed', 'disabled', 'loading'],
  Changelog: ['version', 'release', 'breaking', 'what is new'],
};

/** Other words for components and pages, by the ids of their docs pages: the search of the sidebar finds them too. */
export async function readAliases(): Promise<Readonly<Record<string, readonly string[]>>> {
  const guides = await readGuides();
  const components = readComponents().map(({ name, title }) => [
    docsId(title),
    guides.get(name)?.aliases ?? [],
  ]);
  const texts = Object.entries(pages).map(([title, words]) => [docsId(title), words]);
  return Object.fromEntries([...components, ...texts]) as Record<string, readonly string[]>;
}
