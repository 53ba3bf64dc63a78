import {
  AnchorMdx,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { statusOf } from '../library/statusOf.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { Fold } from './Fold.tsx';
import { GuideSections } from './GuideSections.tsx';
import { ScreenStates } from './ScreenStates.tsx';
import { useIsDark } from './useIsDark.ts';
import './docs.css';

/**
 * The docs page of a component: its guide (`parameters.guide`), its playground and its matrix. Stories without a guide,
 * such as screens, get their description and their states instead. The page stays English; each story has its own language.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, fileName } = preparedMeta.parameters as {
    readonly guide?: Guide;
    readonly fileName: string;
  };
  const [primary] = use(DocsContext).componentStories();
  const hasControls = Object.values(primary?.argTypes ?? {}).some(
    ({ table }) => table?.disable !== true,
  );
  return (
    <div className="guide" lang="en" dir="ltr">
      <Title />
      {preparedMeta.title.startsWith('Screens/') ? (
        <>
          <Description />
          <ScreenStates />
        </>
      ) : (
        <>
          <Badges tags={preparedMeta.tags} />
          {guide ? <Introduction guide={guide} fileName={fileName} /> : <Description />}
          <Heading>Playground</Heading>
          <Primary />
          {hasControls && <Controls />}
          <Fold title="Props">
            <ArgTypes of={preparedMeta.component} />
          </Fold>
          <AllStates />
          {guide && <GuideSections guide={guide} />}
          <OtherStories />
        </>
      )}
    </div>
  );
}

/** The stability of the component, and what was reviewed: the tags of its stories file. */
function Badges({ tags }: { readonly tags: readonly string[] }) {
  const { stability, ...reviews } = statusOf(tags);
  return (
    <Unstyled>
      <ul className="guide-text guide-badges" aria-label="Status">
        <li>{stability}</li>
        {Object.entries(reviews).map(
          ([what, month]) =>
            month !== undefined && (
              <li key={what}>
                {what} reviewed, {month}
              </li>
            ),
        )}
      </ul>
    </Unstyled>
  );
}

/** The component's purpose and import. */
function Introduction({ guide, fileName }: { readonly guide: Guide; readonly fileName: string }) {
  const [folder = '', file = ''] = fileName.split('/').slice(-2);
  const name = file.replace('.stories.tsx', '');
  return (
    <>
      <p className="guide-purpose">
        <MarkedText>{guide.purpose}</MarkedText>
      </p>
      <Source
        code={`import { ${name} } from '@showcase/ui/${folder}';`}
        language="tsx"
        dark={useIsDark()}
      />
    </>
  );
}

const isMatrix = ({ id }: { readonly id: string }) => id.endsWith('--all-states');

function AllStates() {
  const matrix = use(DocsContext).componentStories().find(isMatrix);
  if (!matrix) return null;
  return (
    <Fold title="All states">
      <Canvas of={matrix.moduleExport} sourceState="none" />
    </Fold>
  );
}

/** Links to stories: many reach their state by interactions, which run only on a story's own page. Tests have no link. */
function OtherStories() {
  const [, ...stories] = use(DocsContext).componentStories();
  const others = stories.filter((story) => !isMatrix(story) && story.tags.includes('dev'));
  if (others.length === 0) return null;
  return (
    <Unstyled>
      <details className="guide-text">
        <summary>
          {others.length === 1 ? 'One more story' : `${others.length} more stories`}
        </summary>
        <ul>
          {others.map(({ id, name }) => (
            <li key={id}>
              <AnchorMdx href={`?path=/story/${id}`} target="_self">
                {sentenceCase(name)}
              </AnchorMdx>
            </li>
          ))}
        </ul>
      </details>
    </Unstyled>
  );
}
