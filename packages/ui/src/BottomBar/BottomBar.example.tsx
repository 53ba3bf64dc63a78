import { HomeLink } from '../HomeLink/index.ts';
import { BottomBar } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  BottomBar: (
    <BottomBar>
      <HomeLink />
    </BottomBar>
  ),
};
