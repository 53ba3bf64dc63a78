/**
 * An entity's name for a page in a language. A name in two scripts, 'Cabinet (مجلس الوزراء)', is long and turns its
 * words around where an Arabic title breaks, so an Arabic page shows what is in the brackets.
 */
export function nameIn(name: string, language: string): string {
  const [, arabic] = /\(([^()]*\p{Script=Arabic}[^()]*)\)$/u.exec(name) ?? [];
  return language === 'ar' && arabic ? arabic : name;
}
