type Values = Readonly<Record<string, string>>

/**
 * Replaces names such as `{return_days}` in a text by their values. A name without a value stays in the text, so that the text's author notices it.
 */
export const printValues = (text: string, values: Values): string =>
  text.replace(/\{([a-z_]{1,40})\}/g, (typed, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : typed))

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asMarkup = (value: string): string => value.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** Replaces names in markup by their values. Each value is escaped as plain text. */
export const printInMarkup = (html: string, values: Values): string =>
  printValues(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asMarkup(value)])))
