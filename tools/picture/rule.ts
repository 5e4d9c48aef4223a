import type { House } from './read-house.ts'

/** The modules in the order of `modules.ts`, as far as rules need their manifests. */
export type ModuleParts = { name: string; publishes?: readonly string[] }
/** An architecture rule by name; it returns each place that breaks it. */
export type Rule = { name: string; broken: (house: House, modules: readonly ModuleParts[]) => string[] }
export type Leaning = { path: string; from: string }

/** Every import of the files under a folder. */
export const leaningsUnder = (house: House, folder: string, isMeant: (path: string) => boolean = () => true): Leaning[] =>
  [...house.values()]
    .filter(({ path }) => path.startsWith(folder) && isMeant(path))
    .flatMap(({ path, imports }) => imports.map(({ from }) => ({ path, from })))

export const isPackage = (from: string): boolean => !/^(packages|server|apps|tools|bench|chaos|e2e)\//.test(from)
export const said = (leanings: readonly Leaning[]): string[] => leanings.map(({ path, from }) => `${path} leans on ${from}`)
