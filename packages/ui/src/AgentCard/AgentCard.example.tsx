import { text } from '../conformance/samples.ts';
import { AgentCard } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  AgentCard: <AgentCard title={text} description={text} activities={[{ bold: text, text }]} />,
};
