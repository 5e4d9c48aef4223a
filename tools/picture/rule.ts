import type { SourceFiles } from './read-house.ts'

/** A module's manifest from `modules.ts`, reduced to the parts that rules need. */
export type ModuleParts = { name: string; publishes?: readonly string[] }
/** An architecture rule with its name. It returns each place that breaks it. */
export type Rule = { name: string; broken: (sources: SourceFiles, modules: readonly ModuleParts[]) => string[] }
export type Leaning = { path: string; from: string }

/** Every import of the files under a folder. */
export const leaningsUnder = (sources: SourceFiles, folder: string, isMeant: (path: string) => boolean = () => true): Leaning[] =>
  [...sources.values()]
    .filter(({ path }) => path.startsWith(folder) && isMeant(path))
    .flatMap(({ path, imports }) => imports.map(({ from }) => ({ path, from })))

export const isPackage = (from: string): boolean => !/^(packages|server|apps|tools|bench|chaos|e2e)\//.test(from)
export const said = (leanings: readonly Leaning[]): string[] => leanings.map(({ path, from }) => `${path} leans on ${from}`)
