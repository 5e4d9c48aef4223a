type Hours = { opens: number | null; closes: number | null; zone: string | null }

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Opening hours from the input. All fields are null if the input has none of them; `wrong` if it has only some. */
export const hoursOf = (said: { opens?: string | undefined; closes?: string | undefined; zone?: string | undefined }): Hours | 'wrong' => {
  const { opens, closes, zone } = said
  if (!opens && !closes) return { opens: null, closes: null, zone: null }
  if (!opens || !closes || !zone || opens === closes) return 'wrong'
  return { opens: minutesOf(opens), closes: minutesOf(closes), zone }
}

/** Whether staff are available now, in their time zone. Opening hours may extend past midnight. */
export const isThere = ({ opens, closes, zone }: Hours, now: Date): boolean => {
  if (opens === null || closes === null || zone === null) return true
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now)
  const at = minutesOf(clock)
  return opens < closes ? at >= opens && at < closes : at >= opens || at < closes
}
