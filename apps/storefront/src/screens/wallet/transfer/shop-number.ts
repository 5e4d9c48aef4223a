const number = /^[1-9]\d{0,18}$/

/** The shop number in the typed text, which is a number or the URL of the shop's page. */
export const shopNumberIn = (typed: string): string | undefined => {
  const text = typed.trim()
  if (number.test(text)) return text
  const [, id = ''] = /\/pages\/shop\/detail\?(?:.*&)?id=(\d+)/.exec(text) ?? []
  return number.test(id) ? id : undefined
}
