const headingPrefixes = { category: 'g', brand: 'k', shop: 's' } as const
export const headingLexeme = (kind: keyof typeof headingPrefixes, id: string): string => headingPrefixes[kind] + id
export const bandLexeme = (band: number): string => `p${band}`

export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
