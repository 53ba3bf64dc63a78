import { actionLabels, ActionLink } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ActionLink: <ActionLink label={actionLabels.explore} href="https://example.com" />,
};
