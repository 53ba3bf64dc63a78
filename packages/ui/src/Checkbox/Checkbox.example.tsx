import { Checkbox } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = { Checkbox: <Checkbox label="I agree to the terms." name="terms" /> };
