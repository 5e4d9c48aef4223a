/** Index that means no selection. The field then shows the typed text. */
export const none = -1

/** The index that an arrow key selects. The keys wrap around: past either end, the selection returns to the typed text. */
export const moved = (active: number, count: number, key: string): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : none
  if (key === 'ArrowUp') return active === none ? count - 1 : active - 1
  return null
}
