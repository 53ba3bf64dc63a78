/** The parts of a name in two scripts: of 'Cabinet (مجلس الوزراء)', what is before the brackets and what is in them. */
export function scriptsOf(name: string): readonly [string, string] | undefined {
  const [, latin, arabic] =
    /^(\P{Script=Arabic}*)\(([^()]*\p{Script=Arabic}[^()]*)\)$/u.exec(name) ?? [];
  return latin !== undefined && arabic !== undefined ? [latin, arabic] : undefined;
}
