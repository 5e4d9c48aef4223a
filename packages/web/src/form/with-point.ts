/** One comma with just three digits behind it: a thousand to some, thousandths to others. */
const isEither = (typed: string): boolean => /^[1-9][0-9]{0,2},[0-9]{3}$/.test(typed)

/**
 * A figure as the wire takes it: many write a comma before the decimals, and some telephones have no other key. What could be
 * meant either way stays as it was typed, so that whoever checks it refuses it: a rate that is wrong by a thousand is dear.
 */
export const withPoint = (typed: string): string => {
  const figure = typed.trim()
  return isEither(figure) ? figure : figure.replace(',', '.')
}
