/** A figure as the wire takes it: many write a comma before the decimals, and some telephones have no other key. */
export const withPoint = (typed: string): string => typed.trim().replace(',', '.')
