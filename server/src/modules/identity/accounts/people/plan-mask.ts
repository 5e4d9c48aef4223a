/** Masks a number so that its owner recognizes it but others cannot use it. */
export const maskNumber = (text: string): string => {
  const bare = text.replace(/[ -]/g, '')
  return bare === '' ? '' : `•••• ${bare.slice(bare.length > 8 ? -4 : -2)}`
}

/** `Ada Lovelace` is `A•• L•••••••`. */
export const maskName = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const [first = '', ...rest] = [...word]
      return first + '•'.repeat(Math.min(rest.length, 8))
    })
    .join(' ')
