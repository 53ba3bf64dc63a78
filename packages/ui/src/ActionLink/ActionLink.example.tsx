import { actionLabels, ActionLink } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ActionLink: <ActionLink label={actionLabels.explore} href="https://example.com" />,
};
