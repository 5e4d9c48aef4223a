const number = /^[1-9]\d{0,18}$/

/** The number of a shop, typed as it is or within the address of its page. */
export const shopNumberIn = (typed: string): string | undefined => {
  const text = typed.trim()
  if (number.test(text)) return text
  const [, id = ''] = /\/pages\/shop\/detail\?(?:.*&)?id=(\d+)/.exec(text) ?? []
  return number.test(id) ? id : undefined
}
