import { importsOf, isTest, partOf, type Import, type Repository } from './repository.ts'

/** Whose words each part of the house may use; everyone may use their own. */
export const mayLeanOn: Readonly<Record<string, readonly string[]>> = {
  values: [],
  contract: ['values'],
  client: ['contract', 'values'],
  design: ['values'],
  console: ['client', 'contract', 'design', 'values'],
  cast: ['values'],
  server: ['cast', 'contract', 'design', 'values'],
  storefront: ['client', 'contract', 'design', 'values'],
  seller: ['client', 'console', 'contract', 'design', 'values'],
  operator: ['client', 'console', 'contract', 'design', 'values'],
}
const besideTheHouse = new Set(['tools', 'e2e', 'bench', 'chaos'])

/** Packages from outside that a part must not know, although others do. */
const unknownTo: Readonly<Record<string, RegExp>> = {
  values: /./,
  contract: /^(?!zod(\/|$))/,
  design: /^(wouter|@tanstack\/|zod)/,
  client: /^(wouter|fastify|pg$|kysely)/,
}

const houseImports = (repository: Repository): Import[] => importsOf(repository).filter(({ from }) => !besideTheHouse.has(partOf(from)))

/** Rules 1 to 4: who leans on whom among packages and apps. */
export const packagesLean = (repository: Repository): string[] =>
  houseImports(repository).flatMap(({ from, specifier, to }) => {
    if (to === null) return []
    const [own, other] = [partOf(from), partOf(to)]
    if (own === other || mayLeanOn[own]?.includes(other) || (isTest(from) && besideTheHouse.has(other))) return []
    return [`${from} leans on ${other} (${specifier})`]
  })

export const packagesKnow = (repository: Repository): string[] =>
  houseImports(repository).flatMap(({ from, specifier, to }) => {
    if (to !== null || isTest(from) || !/^packages\/[^/]+\/src\//.test(from)) return []
    return unknownTo[partOf(from)]?.test(specifier) ? [`${from} knows ${specifier}`] : []
  })

/** Another package is entered by its name, which leads through what it exports. */
export const packagesEnteredByName = (repository: Repository): string[] =>
  houseImports(repository).flatMap(({ from, specifier, to }) =>
    to !== null && specifier.startsWith('.') && partOf(from) !== partOf(to) && !isTest(from) ? [`${from} reaches into ${to}`] : [],
  )

const screenOf = (path: string): string | null => /^apps\/[^/]+\/src\/screens\/([^/]+)\//.exec(path)?.[1] ?? null

/** A screen does not use another screen's parts: what two of them want moves up. */
export const screensStandAlone = (repository: Repository): string[] =>
  importsOf(repository).flatMap(({ from, to }) => {
    const [own, other] = [screenOf(from), to === null ? null : screenOf(to)]
    return own !== null && other !== null && own !== other ? [`${from} uses ${to}`] : []
  })

/** The arrows of the picture: which parts really use which. */
export const packageArrows = (repository: Repository): Map<string, Set<string>> => {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of houseImports(repository)) {
    const own = partOf(from)
    if (!(own in mayLeanOn)) continue
    const targets = arrows.get(own) ?? new Set<string>()
    arrows.set(own, targets)
    if (to !== null && partOf(to) !== own && !isTest(from)) targets.add(partOf(to))
  }
  return arrows
}
