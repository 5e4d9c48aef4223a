/** Returns the list with one item moved to another index. */
export const withMoved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const left = list.filter((_, at) => at !== from)
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)]
}
