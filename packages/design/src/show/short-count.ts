const formats = new Map<string, Intl.NumberFormat>()

const format = (lang: string) => {
  const known = formats.get(lang)
  if (known) return known
  const made = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 })
  formats.set(lang, made)
  return made
}

/** A count for a list: exact up to 999, then abbreviated by language, 1.2k or 1.2万. `lang` is an HTML language. */
export const shortCount = (count: number, lang: string): string => {
  if (count < 1000) return String(count)
  const short = format(lang).format(count)
  return lang === 'en' ? short.replace('K', 'k') : short
}
