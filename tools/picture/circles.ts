import type { SourceFiles } from './read-house.ts'

/** Returns an import cycle, or null. In a cycle, a reader of one file also has to read files that import it. */
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
