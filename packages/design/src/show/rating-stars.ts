export type StarFill = 'full' | 'half' | 'empty'

/** Rounds a rating to half stars and returns the fill of five stars. */
export const ratingStars = (rating: number): readonly StarFill[] => {
  const halves = Math.max(0, Math.min(10, Math.round(rating * 2)))
  return Array.from({ length: 5 }, (_, at) => (halves >= 2 * at + 2 ? 'full' : halves === 2 * at + 1 ? 'half' : 'empty'))
}
