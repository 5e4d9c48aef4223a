/** Change in percent; null if the earlier value is zero. */
export const changeOf = (now: string, before: string): number | null => {
  const [is, was] = [Number(now), Number(before)]
  return was > 0 ? Math.round(((is - was) / was) * 100) : null
}
