import { Button, ButtonLink } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Button: <Button>Send</Button>,
  ButtonLink: <ButtonLink href="/">Home</ButtonLink>,
};
