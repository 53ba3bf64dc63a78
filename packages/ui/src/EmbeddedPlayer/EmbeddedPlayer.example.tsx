import { picture } from '../conformance/samples.ts';
import { EmbeddedPlayer } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  EmbeddedPlayer: <EmbeddedPlayer src="about:blank" title="Film" poster={picture} />,
};
