import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { theme } from '../../packages/ui/src/theme/theme.ts';
import { root } from '../run.ts';

const source = join(root, 'packages/ui/src');

/** A module of the library: its top-level declarations, and where the names in it come from. */
interface Module {
  readonly declarations: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** Names that it passes on from other modules. */
  readonly passed: ReadonlyMap<string, Origin>;
}

interface Origin {
  readonly file: string;
  readonly name: string;
}

const modules = new Map<string, Module>();

/**
 * The CSS variables of the theme that a component reads, itself or through what it is made of. Only declarations that it
 * reaches count: a file of mixins does not bring all its variables along.
 */
export function cssVariablesOf(component: string): readonly string[] {
  const folder = join(source, component);
  const own = readdirSync(folder).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:stories|example|guide|test)\./.test(name),
  );
  const seen = new Set<string>();
  const found = new Set<string>();
  const waiting: Origin[] = own.flatMap((name) => {
    const file = join(folder, name);
    return [...readModule(file).declarations.keys()].map((key) => ({ file, name: key }));
  });
  for (let origin = waiting.pop(); origin; origin = waiting.pop()) {
    const key = `${origin.file}#${origin.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { declarations, imports, passed } = readModule(origin.file);
    const elsewhere = passed.get(origin.name);
    if (elsewhere) waiting.push(elsewhere);
    for (const node of declarations.get(origin.name) ?? []) {
      visit(node, (name) => {
        const imported = imports.get(name);
        if (imported) waiting.push(imported);
        else if (declarations.has(name)) waiting.push({ file: origin.file, name });
      });
    }
  }
  return [...found].toSorted();

  function visit(node: ts.Node, onName: (name: string) => void): void {
    const variable = variableAt(node);
    if (variable !== undefined) found.add(variable);
    if (ts.isIdentifier(node)) onName(node.text);
    ts.forEachChild(node, (child) => {
      visit(child, onName);
    });
  }
}

/** The variable that `theme.color.accent` stands for. */
function variableAt(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const [first, ...path] = node.getText().split('.');
  if (first !== 'theme') return undefined;
  const value = path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' ? (at as Record<string, unknown> | null)?.[key] : undefined,
    theme,
  );
  return typeof value === 'string' ? /^var\((--[\w-]+)/.exec(value)?.[1] : undefined;
}

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, readonly ts.Node[]>();
  const imports = new Map<string, Origin>();
  const passed = new Map<string, Origin>();
  const declare = (name: string, node: ts.Node) => {
    declarations.set(name, [...(declarations.get(name) ?? []), node]);
  };
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) declare(declaration.name.text, declaration);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declare(statement.name.text, statement);
    } else if (ts.isImportDeclaration(statement)) {
      const from = fileAt(file, statement.moduleSpecifier);
      const named = statement.importClause?.namedBindings;
      if (from === undefined || !named || !ts.isNamedImports(named)) continue;
      for (const { name, propertyName } of named.elements)
        imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const from = fileAt(file, statement.moduleSpecifier);
      const named = statement.exportClause;
      if (from === undefined || !named || !ts.isNamedExports(named)) continue;
      for (const { name, propertyName } of named.elements)
        passed.set(name.text, { file: from, name: (propertyName ?? name).text });
    }
  }
  const module = { declarations, imports, passed };
  modules.set(file, module);
  return module;
}

/** The file of the library that is imported; undefined for a dependency. */
function fileAt(from: string, specifier: ts.Expression): string | undefined {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const file = join(dirname(from), specifier.text);
  return existsSync(file) ? file : undefined;
}
