type Values = Readonly<Record<string, string>>

/** A text with values in the place of their names: `{return_days}`. A name that nobody knows stays, so that whoever wrote it sees it. */
export const printValues = (text: string, values: Values): string =>
  text.replace(/\{([a-z_]{1,40})\}/g, (typed, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : typed))

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asMarkup = (value: string): string => value.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** The same where the text is markup: a value is words, whatever it holds. */
export const printInMarkup = (html: string, values: Values): string =>
  printValues(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asMarkup(value)])))
