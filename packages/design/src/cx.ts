/** Joins class names and drops falsy ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
