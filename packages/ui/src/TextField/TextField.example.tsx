import { nothing } from '../conformance/samples.ts';
import { TextField } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  TextField: <TextField label="Name" value="" onValueChange={nothing} />,
};
