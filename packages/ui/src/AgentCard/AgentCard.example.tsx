import { text } from '../conformance/samples.ts';
import { AgentCard } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  AgentCard: <AgentCard title={text} description={text} activities={[{ bold: text, text }]} />,
};
