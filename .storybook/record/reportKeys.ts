import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { keyOf, keysReport, type StoryKeys } from './record.ts';

interface StoryContext {
  readonly parameters: { readonly guide?: Guide };
  readonly reporting: {
    addReport(report: { type: string; status: 'passed'; result: StoryKeys }): unknown;
  };
}

/** Notes the keys that a story's interactions press, until the function it returns is called. */
export function reportKeys({ parameters, reporting }: StoryContext): () => void {
  const listed = (parameters.guide?.keyboard ?? []).flatMap(([keys]) => keys.split(', '));
  const pressed: string[] = [];
  const note = ({ key, shiftKey }: KeyboardEvent) => {
    pressed.push(keyOf(key), ...(shiftKey ? [`shift+${keyOf(key)}`] : []));
  };
  // The array fills while the story plays; Storybook reads the reports when it has ended.
  const result: StoryKeys = { listed, pressed };
  void reporting.addReport({ type: keysReport, status: 'passed', result });
  window.addEventListener('keydown', note, { capture: true });
  return () => {
    window.removeEventListener('keydown', note, { capture: true });
  };
}
