import type { House } from './read-house.ts'

/** A circle among the files that need each other, if there is one; to read one file, nobody should have to read the one that reads it. */
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
