import { Source } from '@storybook/addon-docs/blocks';
import { install, issuesAddress, sourceAddress, version } from '../docs/facts.ts';
import { useIsDark } from '../docs/useIsDark.ts';
import { Sheet } from '../foundations/Sheet.tsx';

/** The version, how to install it, and where its source is. */
export function InstallLine() {
  const source = sourceAddress('packages/ui');
  return (
    <>
      <Source code={install} language="bash" dark={useIsDark()} />
      <Sheet>
        <p>
          Version {version}
          {source && (
            <>
              {' · '}
              <a href={source}>Source</a>
            </>
          )}
          {issuesAddress && (
            <>
              {' · '}
              <a href={issuesAddress}>Issues</a>
            </>
          )}
        </p>
      </Sheet>
    </>
  );
}
