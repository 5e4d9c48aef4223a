import { longestChain, moduleGraph, reduced, type Graph } from './graph.ts'
import { entryTo, moduleOfEntry } from './module-of.ts'
import { namedFeatures } from './name-rules.ts'
import { areasPicture, type DrawnModule } from './pictures.ts'
import { isTest, type SourceFiles } from './read-house.ts'

const onServer = (sources: SourceFiles) =>
  [...sources.values()].filter(({ path }) => path.startsWith('server/src/') && path.endsWith('.ts') && !isTest(path))

/** The files of the server, and the files that each file imports. */
const fileGraph = (sources: SourceFiles): Graph =>
  new Map(
    onServer(sources).map(({ path, imports }) => [
      path,
      new Set(
        imports.filter(({ from, typeOnly }) => !typeOnly && from.startsWith('server/src/') && sources.has(from)).map(({ from }) => from),
      ),
    ]),
  )

/** Names that several files of the server define and export, with those files. Module manifests share one name by design. */
export const sharedNames = (sources: SourceFiles): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { path, text } of onServer(sources))
    for (const [, name = ''] of text.matchAll(/^export\s+(?:async\s+)?(?:const|function|class|type|interface)\s+(\w+)/gm))
      if (name !== 'manifest') found.set(name, [...(found.get(name) ?? []), path])
  return new Map([...found].filter(([, paths]) => paths.length > 1))
}

/** Submodules with the number of their files. Tests and index.ts do not count. */
export const submodules = (sources: SourceFiles): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { path } of onServer(sources)) {
    const entry = entryTo(path)
    if (entry !== undefined && entry !== moduleOfEntry(entry) && !path.endsWith('/index.ts'))
      counts.set(entry, (counts.get(entry) ?? 0) + 1)
  }
  return counts
}

const platform = /^server\/src\/platform\/[^/]+$/

export const figuresOf = (sources: SourceFiles, modules: readonly DrawnModule[]) => {
  const names = modules.map(({ name }) => name)
  const graph = moduleGraph(sources, names)
  const features = namedFeatures(sources)
  const arrows = [...reduced(graph).values()].reduce((sum, others) => sum + others.size, 0)
  return {
    oneName: features.one,
    otherNames: features.others,
    pageLines: (sources.get('server/src/modules.ts')?.text.split('\n').length ?? 0) - 1,
    dependencies: Math.round((arrows / names.length) * 100) / 100,
    chainOfModules: longestChain(graph),
    chainOfFiles: longestChain(fileGraph(sources)),
    looseFiles: onServer(sources).filter(({ path }) => platform.test(path)).length,
    pictureWidth: Number(/ width="(\d+)"/.exec(areasPicture(sources, modules))?.[1]),
    sharedNames: sharedNames(sources).size,
    smallSubmodules: [...submodules(sources)].filter(([, count]) => count < 3).map(([name]) => name),
  }
}

export const printFigures = (sources: SourceFiles, modules: readonly DrawnModule[]): void => {
  const figures = figuresOf(sources, modules)
  const rows: [what: string, value: number, aim: string][] = [
    ['lines of modules.ts', figures.pageLines, '≤ 120'],
    ['mean dependencies of a module, reduced', figures.dependencies, '≤ 1.7'],
    ['longest chain of modules', figures.chainOfModules.length, '≤ 8'],
    ['longest chain of files', figures.chainOfFiles.length, '≤ 30'],
    ['loose files of the platform', figures.looseFiles, '≤ 3'],
    ['width of the picture of the server', figures.pictureWidth, '≤ 1600'],
    ['names exported more than once on the server', figures.sharedNames, '≤ 40'],
    ['submodules with one or two files', figures.smallSubmodules.length, '0'],
    [
      'features with one name from contract to screen',
      figures.oneName.length,
      `all of ${figures.oneName.length + figures.otherNames.length}`,
    ],
  ]
  for (const [what, value, aim] of rows) console.log(`${what.padEnd(46)} ${String(value).padStart(6)}   aim ${aim}`)
  if (!process.argv.includes('--long')) return
  console.log(`\nChain of modules: ${figures.chainOfModules.join(' → ')}\nChain of files:\n  ${figures.chainOfFiles.join('\n  ')}`)
  console.log(`\nFeatures with several names, or without a screen: ${figures.otherNames.join(', ')}`)
  console.log(`\nSmall submodules: ${figures.smallSubmodules.join(', ')}`)
  for (const [name, paths] of sharedNames(sources)) console.log(`${name}: ${paths.join(', ')}`)
}
