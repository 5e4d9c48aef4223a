import { areaPicture as drawArea, type AreaBox } from './draw-areas.ts'
import { draw, type DrawnBox } from './draw.ts'
import { areaGraph, moduleGraph, reduced } from './graph.ts'
import { areaOf } from './module-of.ts'
import { isTest, type SourceFiles } from './read-house.ts'

export type DrawnModule = { name: string; purpose: string; eventHandlers?: readonly unknown[]; plugins?: readonly { what: string }[] }

const packageOf = (path: string): string | undefined => {
  const [first, second] = path.split('/')
  if (first === 'packages' || first === 'apps') return second
  return first === 'server' && second === 'src' ? 'server' : undefined
}

const notes: Readonly<Record<string, string>> = {
  values: 'money, outcomes, ids, time, languages',
  contract: 'every call, code and event',
  client: 'carries the contract',
  web: 'what every app needs in a browser',
  design: 'tokens, controls, things to show',
  cast: 'the demo mall',
  server: 'platform and modules',
  storefront: 'phone and desktop',
}

/** Draws packages as boxes, with the actual imports of their files as arrows. */
export const packagesPicture = (sources: SourceFiles): string => {
  const leans = new Map<string, Set<string>>()
  for (const file of sources.values()) {
    const packageName = packageOf(file.path)
    if (!packageName || isTest(file.path)) continue
    const below = leans.get(packageName) ?? new Set()
    for (const { from } of file.imports) {
      const other = /^@plaza\/([\w-]+)/.exec(from)?.[1]
      if (other && other !== packageName) below.add(other)
    }
    leans.set(packageName, below)
  }
  const names = [...leans].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return draw(
    'Packages, and which leans on which',
    names.map(([name, below]): DrawnBox => ({ name, leansOn: [...below].toSorted(), note: notes[name] ?? '' })),
  )
}

/** Draws all areas with their modules, and the areas that each area depends on. */
export const areasPicture = (sources: SourceFiles, modules: readonly DrawnModule[]): string => {
  const areas = reduced(areaGraph(graphOf(sources, modules)))
  const boxes = [...areas].map(([name, below]): AreaBox => {
    const own = modules.filter((module) => areaOf(module.name) === name)
    return { name, leansOn: [...below], modules: own.map((module) => module.name.slice(name.length + 1)) }
  })
  return drawArea('The server: areas, their modules, and the areas that each depends on', boxes)
}

/** Draws the modules of one area, each with its purpose and the other areas that it imports. */
export const areaPicture = (sources: SourceFiles, modules: readonly DrawnModule[], area: string): string => {
  const graph = graphOf(sources, modules)
  const own = modules.filter(({ name }) => areaOf(name) === area)
  const inside = reduced(
    new Map(own.map(({ name }) => [name, new Set([...(graph.get(name) ?? [])].filter((other) => areaOf(other) === area))])),
  )
  const short = (name: string) => name.slice(area.length + 1)
  const boxes = own.map(({ name, purpose, eventHandlers = [], plugins = [] }): DrawnBox => {
    const others = new Set([...(graph.get(name) ?? [])].map(areaOf).filter((each) => each !== area))
    return {
      name: short(name),
      leansOn: [...(inside.get(name) ?? [])].map(short),
      note: purpose,
      uses: [...others].join(' · '),
      quiet: eventHandlers.length > 0,
      opens: plugins.map(({ what }) => what),
    }
  })
  return draw(`Modules of the area ${area}`, boxes, {
    legend: [
      ['arrow', 'imports'],
      ['door', 'addresses beside calls'],
      ['quiet', 'handles events'],
    ],
  })
}

const graphOf = (sources: SourceFiles, modules: readonly DrawnModule[]) =>
  moduleGraph(
    sources,
    modules.map(({ name }) => name),
  )
