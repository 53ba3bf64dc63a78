import type { Rule } from 'eslint';

/** As far as it is needed here: a property of an interface. */
interface PropertySignature {
  readonly optional: boolean;
  readonly typeAnnotation: { readonly typeAnnotation: TypeNode } | undefined;
}

interface TypeNode {
  readonly type: string;
  /** The members of a union. */
  readonly types?: readonly TypeNode[] | undefined;
  /** The name of a reference. */
  readonly typeName?: { readonly name?: string | undefined } | undefined;
}

/** What takes undefined: the keyword, or React's type for anything that can be rendered. */
const takesUndefined = ({ type, typeName }: TypeNode) =>
  type === 'TSUndefinedKeyword' || typeName?.name === 'ReactNode';

/**
 * Asks for `x?: T | undefined`. With `exactOptionalPropertyTypes`, an app could otherwise not hand on a value that it
 * may not have.
 */
export const optionalTakesUndefined: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'An optional property also takes undefined: `x?: T | undefined`.' },
  },
  create: (context) => ({
    TSPropertySignature(node: Rule.Node) {
      const { optional, typeAnnotation } = node as unknown as PropertySignature;
      const type = typeAnnotation?.typeAnnotation;
      if (!optional || !type) return;
      const members = type.type === 'TSUnionType' ? (type.types ?? []) : [type];
      if (!members.some(takesUndefined)) context.report({ node, messageId: 'missing' });
    },
  }),
};
