import { globSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { root } from '../run.ts';

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly defaultValue: string | undefined;
  readonly description: string;
}

/** The props of every component of the library, by its name, as Storybook's tables show them. */
export function readProps(): ReadonlyMap<string, readonly Prop[]> {
  const library = join(root, 'packages/ui');
  const files = globSync('src/[A-Z]*/[A-Z]*.tsx', { cwd: library })
    .filter((file) => !/\.(?:stories|example)\./.test(file))
    .map((file) => join(library, file));
  const parser = withCustomConfig(join(library, 'tsconfig.json'), {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  });
  const components = parser.parse(files).map(({ displayName, props }) => {
    const rows = Object.values(props).map((prop) => ({
      name: prop.name,
      type: typeOf(prop.type),
      isRequired: prop.required,
      defaultValue: (prop.defaultValue as { value?: string } | null)?.value,
      description: prop.description.replaceAll(/\s+/g, ' '),
    }));
    return [displayName, rows] as const;
  });
  return new Map(components);
}

interface Documented {
  readonly name: string;
  readonly raw?: string;
  readonly value?: readonly { readonly value: string }[];
}

/** A type as it is written, and a choice as its values. */
function typeOf({ name, raw, value }: Documented): string {
  return name === 'enum' && value ? value.map((one) => one.value).join(' | ') : (raw ?? name);
}
