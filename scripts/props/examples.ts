/** The smallest example of each component, as the conformance suite renders it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The examples by the names of their components, as TSX. What they import is written out. */
export function readExamples(source: string): ReadonlyMap<string, string> {
  const samples = constantsOf(parse(join(source, 'conformance/samples.ts')));
  return new Map(
    globSync('*/*.example.tsx', { cwd: source }).flatMap((path) => {
      const examples = constantsOf(parse(join(source, path))).get('examples');
      if (!examples || !ts.isObjectLiteralExpression(examples)) return [];
      return examples.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
        const code = writeOut(initializer, samples).replaceAll(/=\{'([^']*)'\}/g, '="$1"');
        return [name.getText(), code] as const;
      });
    }),
  );
}

/** The values of a file's constants by name. */
function constantsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  return new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.flatMap(({ name, initializer }) =>
          initializer ? [[name.getText(), initializer] as const] : [],
        ),
      ),
  );
}

/** The code of an expression, with the values of samples in place of their names. */
function writeOut(node: ts.Node, samples: ReadonlyMap<string, ts.Expression>): string {
  const value = ts.isIdentifier(node) && isReference(node) && samples.get(node.text);
  if (value) return withoutData(value.getText());
  if (ts.isPropertyAccessExpression(node)) {
    const sample = samples.get(node.expression.getText());
    const property =
      sample && ts.isObjectLiteralExpression(sample)
        ? sample.properties.find(({ name }) => name?.getText() === node.name.text)
        : undefined;
    if (property && ts.isPropertyAssignment(property))
      return withoutData(property.initializer.getText());
  }
  let text = '';
  let end = node.getStart();
  const file = node.getSourceFile().text;
  ts.forEachChild(node, (child) => {
    text += file.slice(end, child.getStart()) + writeOut(child, samples);
    end = child.end;
  });
  return text + file.slice(end, node.end);
}

/** Whether an identifier stands for a value; the names of attributes and properties don't. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isJsxExpression(parent) || (ts.isPropertyAssignment(parent) && parent.initializer === node)
  );
}

/** A reader has a file where the suite has data. */
const withoutData = (code: string) => code.replace(/'data:image[^']+'/, "'/hall.jpg'");
