/** The moment a day begins in a zone; null for a day that is in no calendar. */
export const dayStart = (day: string, offsetMinutes: number): Date | null => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const utc = new Date(Date.UTC(year, month - 1, date))
  const isInCalendar = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date
  return isInCalendar ? new Date(utc.getTime() - offsetMinutes * 60_000) : null
}

/** A cell that a table program might take for a formula is quoted away; commas, quotes and breaks are kept within their cell. */
export const csvCell = (text: string): string => {
  const tame = /^[=+\-@\t\r]/.test(text) && !/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
