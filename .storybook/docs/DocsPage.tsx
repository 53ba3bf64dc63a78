import {
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { Accessibility } from './Accessibility.tsx';
import { Facts, Related } from './Facts.tsx';
import { Pair } from './Pair.tsx';
import { Surfaces } from './Surfaces.tsx';
import { Terms } from './Terms.tsx';
import { Variables } from './Variables.tsx';
import './docs.css';
import './guide.css';
import './pictures.css';

/**
 * The docs page of a component: its guide (`parameters.guide`), its playground and its matrix. Stories without a guide,
 * such as screens, get their description instead. The page stays English; each story has a language of its own.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, isScreen, fileName } = preparedMeta.parameters as {
    readonly guide?: Guide;
    readonly isScreen?: boolean;
    readonly fileName: string;
  };
  const [folder = '', file = ''] = fileName.split('/').slice(-2);
  const name = file.replace('.stories.tsx', '');
  return (
    <div className="guide" lang="en" dir="ltr">
      <Title />
      {guide ? (
        <>
          <Heading>What it is for</Heading>
          <p className="guide-purpose">
            <MarkedText>{guide.purpose}</MarkedText>
          </p>
          <Facts name={name} folder={folder} />
        </>
      ) : (
        <>
          <Description />
          {isScreen && (
            <p>
              As in the app, a screen has the language of its address and the theme of its area. The
              toolbar’s language and theme apply to components only.
            </p>
          )}
        </>
      )}
      <Heading>Playground</Heading>
      <Primary />
      <Controls />
      {isScreen && <OnEverySurface />}
      <States />
      {guide && <GuideSections guide={guide} folder={folder} />}
    </div>
  );
}

function OnEverySurface() {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Heading>On every surface</Heading>
      <Surfaces stories={stories.map(({ id, name }) => ({ id, name }))} />
    </>
  );
}

/**
 * The matrix, and links to all other stories. Shown here, those would mislead: many reach their state by interactions,
 * which run only where a story stands alone.
 */
function States() {
  const [, ...stories] = use(DocsContext).componentStories();
  const matrix = stories.find(({ id }) => id.endsWith('--all-states'));
  const others = stories.filter((story) => story !== matrix);
  return (
    <>
      {matrix && (
        <>
          <Heading>All states</Heading>
          <Canvas of={matrix.moduleExport} sourceState="none" />
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>Stories</Heading>
          <Unstyled>
            <ul className="guide-stories">
              {others.map(({ id, name, parameters }) => (
                <li key={id}>
                  <AnchorMdx href={`?path=/story/${id}`} target="_self">
                    {name}
                  </AnchorMdx>
                  <StoryNote parameters={parameters} />
                </li>
              ))}
            </ul>
          </Unstyled>
        </>
      )}
    </>
  );
}

interface StoryNoteProps {
  /** Where Storybook puts the comment above a story. */
  readonly parameters: {
    readonly docs?: { readonly description?: { readonly story?: string } };
  };
}

function StoryNote({ parameters }: StoryNoteProps) {
  const note = parameters.docs?.description?.story;
  return note && <span>{note}</span>;
}

interface GuideSectionsProps {
  readonly guide: Guide;
  readonly folder: string;
}

function GuideSections({ guide, folder }: GuideSectionsProps) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <div className="guide-sides">
          <Side title="Do" rules={guide.do} />
          <Side title="Don’t" rules={guide.dont} />
        </div>
      </Unstyled>
      {guide.pair && <Pair pair={guide.pair} />}
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Terms terms={guide.anatomy} />
      </Unstyled>
      <Heading>Accessibility</Heading>
      <Accessibility guide={guide} />
      <Heading>Content</Heading>
      <Unstyled>
        <ul className="guide-rules">
          {guide.content.map((rule) => (
            <li key={rule}>
              <MarkedText>{rule}</MarkedText>
            </li>
          ))}
        </ul>
      </Unstyled>
      <Heading>CSS variables</Heading>
      <Variables folder={folder} />
      <Heading>Related</Heading>
      <Related names={guide.related} />
    </>
  );
}

interface SideProps {
  readonly title: 'Do' | 'Don’t';
  readonly rules: readonly string[];
}

function Side({ title, rules }: SideProps) {
  return (
    <section className={title === 'Do' ? 'guide-do' : 'guide-dont'}>
      <h3 className="skip-toc">{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <MarkedText>{rule}</MarkedText>
          </li>
        ))}
      </ul>
    </section>
  );
}
