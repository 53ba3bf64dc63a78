import { splitByScript } from './splitByScript.ts';

/** The properties of a syntax tree node (hast) that are needed here. */
export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: readonly Node[];
}

const mark = (text: string): Node => ({
  type: 'element',
  tagName: 'span',
  properties: { lang: 'ar', dir: 'rtl' },
  children: [{ type: 'text', value: text }],
});

/** A rehype plugin for the MDX compiler: marks the Arabic fragments in the English texts of a page. */
export function markArabic() {
  const visit = (node: Node) => {
    if (!node.children || node.properties?.['lang'] === 'ar') return;
    node.children = node.children.flatMap((child): readonly Node[] => {
      if (child.type !== 'text') {
        visit(child);
        return [child];
      }
      return splitByScript(child.value ?? '').map(({ text, isArabic }) =>
        isArabic ? mark(text) : { ...child, value: text },
      );
    });
  };
  return visit;
}
