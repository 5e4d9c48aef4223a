/** Index of the picture that a key navigates to. Undefined if the key does not change the picture. */
export const pictureAfter = (key: string, at: number, total: number): number | undefined => {
  const leads: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }
  const next = leads[key]
  return next === undefined || next === at || next < 0 || next >= total ? undefined : next
}
