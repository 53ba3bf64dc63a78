import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { MarkedText } from '../arabic/MarkedText.tsx';

interface TermsProps {
  readonly terms: Guide['anatomy'];
  readonly isKeys?: boolean;
  /** The numbers that terms have in a picture. */
  readonly numbers?: ReadonlyMap<string, number>;
}

/** Terms and what each means, in two columns where there is room. */
export function Terms({ terms, isKeys = false, numbers }: TermsProps) {
  return (
    <dl className="guide-terms">
      {terms.map(([term, description]) => (
        <div key={term}>
          <dt>
            {numbers?.has(term) && <span className="anatomy-number">{numbers.get(term)}</span>}
            {isKeys ? <kbd>{term}</kbd> : <MarkedText>{term}</MarkedText>}
          </dt>
          <dd>
            <MarkedText>{description}</MarkedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
