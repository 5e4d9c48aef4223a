/** Programs that open a table may take such a beginning for a sum to work out; those of East Asia take wide signs too. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)
