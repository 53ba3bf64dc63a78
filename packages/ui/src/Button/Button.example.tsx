import { Button, ButtonLink } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Button: <Button>Send</Button>,
  ButtonLink: <ButtonLink href="/">Home</ButtonLink>,
};
