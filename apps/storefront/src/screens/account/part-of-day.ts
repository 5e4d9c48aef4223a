/** Part of the day for a greeting. */
export const partOfDay = (hour: number): 'morning' | 'day' | 'evening' => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
