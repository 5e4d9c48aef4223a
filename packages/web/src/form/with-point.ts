/** True for a number with one comma and exactly three digits after it, which can be a thousands separator or a decimal comma. */
const isEither = (typed: string): boolean => /^[1-9][0-9]{0,2},[0-9]{3}$/.test(typed)

/**
 * Converts a typed number to the wire's format. Many people type a decimal comma, and some phone keyboards have no point. An ambiguous number stays
 * as typed, so that validation refuses it: a rate wrong by a factor of a thousand would cost much money.
 */
export const withPoint = (typed: string): string => {
  const figure = typed.trim()
  return isEither(figure) ? figure : figure.replace(',', '.')
}
