const placeLetters = { category: 'g', brand: 'k', shop: 's' } as const
export const placeLexeme = (kind: keyof typeof placeLetters, id: string): string => placeLetters[kind] + id
export const bandLexeme = (band: number): string => `p${band}`

export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
