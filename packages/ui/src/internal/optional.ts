/** All fields of a type, each of which may be omitted or undefined. */
export type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Removes undefined fields, which would overwrite a default when spread over it. */
export function givenOf<T extends object>(fields: Optional<T> | undefined): Partial<T> {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<T>;
}
