import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../packages/ui/src/internal/guide.ts';
import { statuses } from './statuses.ts';
import './docs.css';

/**
 * The page on a part: its guide (`parameters.guide`) around its stories. Stories without a guide, such as screens,
 * get their description instead. The page stays English; each story brings a language of its own.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { readonly guide?: Guide };
  return (
    <div className="guide" lang="en" dir="ltr">
      <Title />
      <Badges tags={preparedMeta.tags} />
      {guide ? (
        <>
          <Heading>What it is for</Heading>
          <p className="guide-purpose">{guide.purpose}</p>
        </>
      ) : (
        <Description />
      )}
      <Heading>Playground</Heading>
      <Primary />
      <Controls />
      {guide && <GuideSections guide={guide} />}
      <Stories title="States" includePrimary={false} />
    </div>
  );
}

function Badges({ tags }: { readonly tags: readonly string[] }) {
  const shown = statuses.filter(({ tag }) => tags.includes(tag));
  if (shown.length === 0) return null;
  return (
    <Unstyled>
      <ul className="guide-badges" aria-label="Status">
        {shown.map(({ tag, meaning }) => (
          <li key={tag} title={meaning}>
            {tag.replaceAll('-', ' ').replace('arabic', 'Arabic')}
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

function GuideSections({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <div className="guide-sides">
          <Side title="Do" rules={guide.do} />
          <Side title="Don’t" rules={guide.dont} />
        </div>
      </Unstyled>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Terms terms={guide.anatomy} />
      </Unstyled>
      <Heading>Keyboard</Heading>
      <Unstyled>
        {guide.keyboard.length > 0 ? (
          <Terms terms={guide.keyboard} isKeys />
        ) : (
          <p className="guide-none">It answers no keys of its own, and takes no focus.</p>
        )}
      </Unstyled>
      <Heading>Content</Heading>
      <Unstyled>
        <ul className="guide-rules">
          {guide.content.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Unstyled>
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
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

interface TermsProps {
  readonly terms: Guide['anatomy'];
  readonly isKeys?: boolean;
}

function Terms({ terms, isKeys = false }: TermsProps) {
  return (
    <dl className="guide-terms">
      {terms.map(([term, what]) => (
        <div key={term}>
          <dt>{isKeys ? <kbd>{term}</kbd> : term}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
