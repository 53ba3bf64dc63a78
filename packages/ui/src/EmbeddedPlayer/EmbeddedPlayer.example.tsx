import { picture } from '../conformance/samples.ts';
import { EmbeddedPlayer } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  EmbeddedPlayer: <EmbeddedPlayer src="about:blank" title="Film" poster={picture} />,
};
