export type PricePart = { text: string; grouped: boolean }
export type PriceParts = { whole: readonly PricePart[]; decimals: string }

const written = /^([^\d]*)(\d+)((?:[.,]\d+)?\D*)$/

/** Splits a formatted price into groups of three digits from the right. CSS adds a comma before each group but the first. */
export const priceParts = (text: string): PriceParts => {
  const [, symbol = '', digits = '', decimals = ''] = written.exec(text) ?? []
  if (digits === '') return { whole: [{ text, grouped: false }], decimals: '' }
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  return { whole: groups.map((group, at) => ({ text: at === 0 ? symbol + group : group, grouped: at > 0 })), decimals }
}
