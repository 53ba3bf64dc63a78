/** The exported types of the library that aren't props or texts of a component, such as `TileData`. */
import { dirname } from 'node:path';
import ts from 'typescript';

export interface NamedType {
  readonly name: string;
  readonly description: string;
  /** The members of a record; none for a choice such as `'small' | 'large'`. */
  readonly members: readonly Member[];
  /** The type as text, if it has no members. */
  readonly text: string;
}

interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly description: string;
}

/** Reads the exported types of some files, by name. */
export function readTypes(config: string, files: readonly string[]): readonly NamedType[] {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(config),
  );
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const exported = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const types = exported
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter(
      ({ flags, name }) =>
        flags & ts.SymbolFlags.Type && !/Props$|(?<!^Provider)Messages$/.test(name),
    );
  return [...new Set(types)]
    .map((symbol) => describe(checker, symbol))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): NamedType {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const records = type.isUnion() ? type.types : [type];
  const isRecord = records.every(
    ({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
  );
  const members = isRecord ? records.flatMap((record) => record.getProperties()) : [];
  return {
    name: symbol.name,
    description: commentOf(checker, symbol),
    members: merge(members.filter(isOwn).map((member) => memberOf(checker, member))),
    text: choicesOf(type) ?? alias?.type.getText().replaceAll(/\/\*\*.*?\*\//gs, '') ?? '',
  };
}

/** The members of several records: one that is in more than one of them has all its types. */
function merge(members: readonly Member[]): readonly Member[] {
  const merged = new Map<string, Member>();
  for (const member of members) {
    const { type = member.type, ...known } = merged.get(member.name) ?? {};
    const types = new Set([type, member.type]);
    merged.set(member.name, { ...member, ...known, type: [...types].join(' | ') });
  }
  return [...merged.values()];
}

/** The values of a choice; undefined for any other type. */
function choicesOf(type: ts.Type): string | undefined {
  const choices = type.isUnion() ? type.types : [];
  return choices.length > 0 && choices.every((choice) => choice.isStringLiteral())
    ? choices.map((choice) => `'${choice.value}'`).join(' | ')
    : undefined;
}

/** Whether a member was written in this library, not in the DOM's or React's types. */
const isOwn = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => !/node_modules/.test(declaration.getSourceFile().fileName));

function memberOf(checker: ts.TypeChecker, member: ts.Symbol): Member {
  const [declaration] = member.declarations ?? [];
  const written =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type?.getText()
      : undefined;
  const isOptional = Boolean(member.flags & ts.SymbolFlags.Optional);
  return {
    name: member.name,
    isOptional,
    type: (written ?? checker.typeToString(checker.getTypeOfSymbol(member)))
      .replaceAll(/\s+/g, ' ')
      .replace(isOptional ? / \| undefined$/ : /$^/, ''),
    description: commentOf(checker, member),
  };
}

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
