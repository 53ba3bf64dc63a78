import { nothing } from '../conformance/samples.ts';
import { TextField } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  TextField: <TextField label="Name" value="" onValueChange={nothing} />,
};
