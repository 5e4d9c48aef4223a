/** The place in the list that is chosen so far; none while what was typed stands in the field. */
export const none = -1

/** Up and down go round: past either end comes what was typed. */
export const moved = (active: number, count: number, key: string): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : none
  if (key === 'ArrowUp') return active === none ? count - 1 : active - 1
  return null
}
