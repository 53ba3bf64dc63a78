import { Unstyled } from '@storybook/addon-docs/blocks';
import { criteria } from '../../packages/ui/src/story/criteria.ts';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';
import { Terms } from './Terms.tsx';

/** What assistive technology meets, which keys do what, and what of WCAG a component takes care of. */
export function Accessibility({ guide }: { readonly guide: Guide }) {
  const { roles, note, criteria: named } = guide.accessibility;
  return (
    <Unstyled>
      {note !== undefined && (
        <p className="guide-none">
          <MarkedText>{note}</MarkedText>
        </p>
      )}
      {roles.length > 0 && (
        <>
          <h3>Roles</h3>
          <Terms terms={roles} />
        </>
      )}
      <h3>Keyboard</h3>
      {guide.keyboard.length > 0 ? (
        <Terms terms={guide.keyboard} isKeys />
      ) : (
        <p className="guide-none">It handles no keys and takes no focus.</p>
      )}
      <h3>Criteria of WCAG 2.2</h3>
      <ul className="guide-criteria">
        {named.map((number) => (
          <li key={number}>
            <a href={understanding(criteria[number])}>
              {number} {criteria[number]}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** W3C explains each criterion on a page named after it. */
function understanding(title: string): string {
  const page = title.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(' ', '-');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${page}.html`;
}
