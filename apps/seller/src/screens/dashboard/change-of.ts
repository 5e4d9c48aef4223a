/** By how many percent something is more, or less, than before; nothing where there was nothing. */
export const changeOf = (now: string, before: string): number | null => {
  const [is, was] = [Number(now), Number(before)]
  return was > 0 ? Math.round(((is - was) / was) * 100) : null
}
