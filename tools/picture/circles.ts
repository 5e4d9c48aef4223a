import type { SourceFiles } from './read-house.ts'

/** An import cycle, if there is one. To read one file, a reader should not have to read a file that imports it. */
export const findCircle = (sources: SourceFiles): string[] | null => {
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    trail.push(path)
    for (const { from } of sources.get(path)?.imports ?? []) {
      if (!sources.has(from)) continue
      const circle = visit(from)
      if (circle) return circle
    }
    trail.pop()
    done.add(path)
    return null
  }
  for (const path of sources.keys()) {
    const circle = visit(path)
    if (circle) return circle
  }
  return null
}
