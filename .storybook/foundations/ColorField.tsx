import { TextField, type ColorRole } from '@showcase/ui';
import { useState } from 'react';

interface ColorFieldProps {
  readonly role: ColorRole;
  /** The colour that the role has, as `#rrggbb`. */
  readonly color: string;
  /** Whether the field may be empty, so that the theme chooses the colour. */
  readonly isOptional: boolean;
  /** Is called with each valid colour, and with nothing if an optional field is emptied. */
  readonly onColorChange: (color: string | undefined) => void;
}

/** A colour, typed or picked. Only valid colours are passed on; an invalid one is explained below the box. */
export function ColorField({ role, color, isOptional, onColorChange }: ColorFieldProps) {
  const [text, setText] = useState(isOptional ? '' : color);
  const isEmpty = isOptional && text === '';
  const change = (value: string) => {
    setText(value);
    if (isColor(value)) onColorChange(value);
    else if (isOptional && value === '') onColorChange(undefined);
  };
  return (
    <div className="playground-color">
      <TextField
        label={role}
        value={text}
        onValueChange={change}
        hint={isEmpty && `Made from the others: ${color}`}
        error={!isEmpty && !isColor(text) && 'Enter a colour such as #1b2566.'}
      />
      <input
        type="color"
        aria-label={`Pick ${role}`}
        value={color}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    </div>
  );
}

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);
