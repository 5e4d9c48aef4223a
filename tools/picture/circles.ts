import type { House } from './read-house.ts'

/** An import cycle, if there is one. To read one file, a reader should not have to read a file that imports it. */
export const findCircle = (house: House): string[] | null => {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (path: string): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return null
    way.push(path)
    for (const { from } of house.get(path)?.imports ?? []) {
      if (!house.has(from)) continue
      const circle = visit(from)
      if (circle) return circle
    }
    way.pop()
    done.add(path)
    return null
  }
  for (const path of house.keys()) {
    const circle = visit(path)
    if (circle) return circle
  }
  return null
}
