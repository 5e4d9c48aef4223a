import { areaOf, moduleOf } from './module-of.ts'
import { isTest, type SourceFiles } from './read-house.ts'

/** Names, each with the names that it depends on. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export const moduleGraph = (sources: SourceFiles, names: readonly string[]): Graph => {
  const graph = new Map(names.map((name) => [name, new Set<string>()]))
  for (const { path, imports } of sources.values()) {
    const own = moduleOf(path)
    if (own === undefined || isTest(path)) continue
    for (const { from } of imports) {
      const other = moduleOf(from)
      if (other !== undefined && other !== own) graph.get(own)?.add(other)
    }
  }
  return graph
}

/** The dependency graph of the areas, derived from the graph of their modules. */
export const areaGraph = (modules: Graph): Graph => {
  const graph = new Map([...modules.keys()].map((name) => [areaOf(name), new Set<string>()]))
  for (const [name, others] of modules)
    for (const other of others) if (areaOf(other) !== areaOf(name)) graph.get(areaOf(name))?.add(areaOf(other))
  return graph
}

const reaches = (graph: Graph, from: string, to: string, seen: Set<string>): boolean =>
  [...(graph.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(graph, next, to, seen.add(next))))

/** The graph without arrows that follow from other arrows (its transitive reduction). */
export const reduced = (graph: Graph): Graph =>
  new Map(
    [...graph].map(([name, others]) => {
      const needed = [...others].filter((other) => ![...others].some((via) => via !== other && reaches(graph, via, other, new Set())))
      return [name, new Set(needed)]
    }),
  )

/** The longest chain of names in which each depends on the next. */
export const longestChain = (graph: Graph): string[] => {
  const known = new Map<string, string[]>()
  const from = (name: string): string[] => {
    const found = known.get(name)
    if (found) return found
    known.set(name, [name])
    const chains = [...(graph.get(name) ?? [])].map(from)
    const longest = chains.reduce<string[]>((best, each) => (each.length > best.length ? each : best), [])
    known.set(name, [name, ...longest])
    return [name, ...longest]
  }
  return [...graph.keys()].map(from).reduce<string[]>((best, each) => (each.length > best.length ? each : best), [])
}
