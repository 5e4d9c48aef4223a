import { readCode } from './read-code.ts'
import { importsOf, programs, type Repository } from './repository.ts'

/** Long because they are tables: words, rows, codes. */
export const dataTables: readonly RegExp[] = [/^packages\/cast\/src\//, /^apps\/[^/]+\/src\/words\//]
const mostLines = 300

export const filesAreShort = (repository: Repository): string[] =>
  [...repository].flatMap(([path, text]) => {
    const lines = text.split('\n').length
    return lines > mostLines && !path.endsWith('package.json') && !dataTables.some((table) => table.test(path)) ? [`${path} has ${lines} lines`] : []
  })

const anything = /(?:[:<,|&(=]|\bas|\bextends)\s*any\b(?!\s*[(:.=])|\bany\[\]/

export const nothingIsAny = (repository: Repository): string[] =>
  programs(repository).filter((path) => anything.test(readCode(repository.get(path) ?? '').code)).map((path) => `${path} says any`)

/** Groups of files that lean on each other in a circle, by Tarjan's way. */
export const circles = (arrows: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (name: string) => {
    order.set(name, order.size)
    lowest.set(name, order.get(name) ?? 0)
    open.push(name)
    for (const next of arrows.get(name) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(name) !== order.get(name)) return
    const circle = open.splice(open.indexOf(name))
    if (circle.length > 1 || (arrows.get(name) ?? []).includes(name)) found.push(circle.toSorted())
  }
  for (const name of arrows.keys()) if (!order.has(name)) visit(name)
  return found
}

export const noCircles = (repository: Repository): string[] => {
  const arrows = new Map<string, string[]>(programs(repository).map((path) => [path, []]))
  for (const { from, to } of importsOf(repository)) if (to !== null) arrows.get(from)?.push(to)
  return circles(arrows).map((circle) => `a circle: ${circle.join(' → ')}`)
}
