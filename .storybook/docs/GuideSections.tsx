import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { components } from 'virtual:library';
import { criteria } from '../../packages/ui/src/story/criteria.ts';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { Fold } from './Fold.tsx';
import { docsId } from '../library/docsId.ts';
import { Pair } from './Pair.tsx';
import { Terms } from './Terms.tsx';

/** Information for designers about a component, besides its purpose. */
export function GuideSections({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <div className="guide-text guide-sides">
          <Side title="Do" rules={guide.do} />
          <Side title="Don’t" rules={guide.dont} />
        </div>
        {guide.pair && <Pair pair={guide.pair} />}
      </Unstyled>
      <Fold title="Anatomy">
        <Terms terms={guide.anatomy} />
      </Fold>
      <Fold title="Accessibility" isOpen>
        <Accessibility guide={guide} />
      </Fold>
      <Fold title="Content" isOpen>
        <Unstyled>
          <ul className="guide-text">
            {guide.content.map((rule) => (
              <li key={rule}>
                <MarkedText>{rule}</MarkedText>
              </li>
            ))}
          </ul>
        </Unstyled>
      </Fold>
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

/** The component's semantics, keys and the WCAG criteria that it meets. */
function Accessibility({ guide: { accessibility, keyboard } }: { readonly guide: Guide }) {
  const { roles, note, criteria: named } = accessibility;
  return (
    <>
      <Terms terms={roles} />
      <Terms terms={keyboard} isKeys />
      <Unstyled>
        <div className="guide-text">
          {note !== undefined && (
            <p>
              <MarkedText>{note}</MarkedText>
            </p>
          )}
          {keyboard.length === 0 && <p>It handles no keys and takes no focus.</p>}
          <details>
            <summary>Criteria of WCAG 2.2</summary>
            <ul>
              {named.map((number) => (
                <li key={number}>
                  <a href={understanding(criteria[number])}>
                    {number} {criteria[number]}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </Unstyled>
    </>
  );
}

/** W3C explains each criterion on a page named after it. */
function understanding(title: string): string {
  const page = title.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(' ', '-');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${page}.html`;
}

function Related({ names }: { readonly names: readonly string[] }) {
  const related = components.filter(({ name }) => names.includes(name));
  return (
    <Unstyled>
      <ul className="guide-text">
        {related.map(({ name, title }) => (
          <li key={name}>
            <AnchorMdx href={`?path=/docs/${docsId(title)}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
