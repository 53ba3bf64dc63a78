import { AnchorMdx, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { components } from 'virtual:library';
import { importOf, issuesAddress, sizeOf, sourceAddress } from './facts.ts';
import { docsId } from '../library/docsId.ts';
import { useIsDark } from './useIsDark.ts';

interface FactsProps {
  readonly name: string;
  readonly folder: string;
}

/** What a developer asks first: how to import a component, its size and its source. */
export function Facts({ name, folder }: FactsProps) {
  const size = sizeOf(folder);
  const path = `packages/ui/src/${folder}/${name}.tsx`;
  const source = sourceAddress(path);
  return (
    <>
      <Source code={importOf(name, folder)} language="tsx" dark={useIsDark()} />
      <Unstyled>
        <dl className="guide-facts">
          <div>
            <dt>Size</dt>
            <dd>{size === undefined ? 'not measured yet' : `${size.toFixed(1)} kB`}</dd>
          </div>
          <div>
            <dt>Source</dt>
            <dd>{source ? <a href={source}>{path}</a> : <code>{path}</code>}</dd>
          </div>
          {issuesAddress && (
            <div>
              <dt>Issues</dt>
              <dd>
                <a href={issuesAddress}>Report one</a>
              </dd>
            </div>
          )}
        </dl>
      </Unstyled>
    </>
  );
}

/** The components to know beside this one. */
export function Related({ names }: { readonly names: readonly string[] }) {
  const related = components.filter(({ name }) => names.includes(name));
  return (
    <Unstyled>
      <ul className="guide-related">
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
