/** Time of day for a greeting, by the user's local clock. */
export const partOfDay = (now: Date): 'morning' | 'day' | 'evening' => {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
