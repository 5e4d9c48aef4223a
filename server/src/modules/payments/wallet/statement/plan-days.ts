/** The start of a day in a time zone. Null if the date does not exist. */
export const dayStart = (day: string, offsetMinutes: number): Date | null => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const utc = new Date(Date.UTC(year, month - 1, date))
  const isInCalendar = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date
  return isInCalendar ? new Date(utc.getTime() - offsetMinutes * 60_000) : null
}
