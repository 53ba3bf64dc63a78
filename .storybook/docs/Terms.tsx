import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';

interface TermsProps {
  readonly terms: Guide['anatomy'];
  readonly isKeys?: boolean;
}

/** Terms and their meanings, in two columns if there is room. */
export function Terms({ terms, isKeys = false }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Unstyled>
      <dl className="guide-text guide-terms">
        {terms.map(([term, description]) => (
          <div key={term}>
            <dt>{isKeys ? <kbd>{term}</kbd> : <MarkedText>{term}</MarkedText>}</dt>
            <dd>
              <MarkedText>{description}</MarkedText>
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
