import { declaredSlices, slicesFile } from './declared-slices.ts'
import { readCode } from './read-code.ts'
import { importsOf, isTest, programs, sliceOf, type Repository } from './repository.ts'

const folders = (repository: Repository): Set<string> => new Set([...repository.keys()].map(sliceOf).filter((name) => name !== null))

/** Every slice has its line in slices.ts, and every line its folder. */
export const slicesAreDeclared = (repository: Repository): string[] => {
  const declared = declaredSlices(repository).map((slice) => slice.name)
  const real = folders(repository)
  return [
    ...[...real].filter((name) => !declared.includes(name)).map((name) => `the slice ${name} is missing in ${slicesFile}`),
    ...declared.filter((name) => !real.has(name)).map((name) => `${slicesFile} names ${name}, which has no folder`),
    ...declared.filter((name, at) => declared.indexOf(name) !== at).map((name) => `${slicesFile} names ${name} twice`),
  ]
}

/** A slice is entered by its front door alone. */
export const slicesHaveOneDoor = (repository: Repository): string[] =>
  importsOf(repository).flatMap(({ from, to }) => {
    const other = to === null ? null : sliceOf(to)
    if (other === null || sliceOf(from) === other || to === `server/src/slices/${other}/index.ts`) return []
    return [`${from} enters ${to} beside the door`]
  })

/** Which slices really open whose doors; tests may knock at any. */
export const sliceArrows = (repository: Repository): Map<string, Set<string>> => {
  const arrows = new Map([...folders(repository)].map((name) => [name, new Set<string>()]))
  for (const { from, to } of importsOf(repository)) {
    const [own, other] = [sliceOf(from), to === null ? null : sliceOf(to)]
    if (own !== null && other !== null && own !== other && !isTest(from)) arrows.get(own)?.add(other)
  }
  return arrows
}

/** What is declared is what is: the doors a slice names are the doors it opens, and all of them stand above it. */
export const doorsAreDeclared = (repository: Repository): string[] => {
  const declared = declaredSlices(repository)
  const order = declared.map((slice) => slice.name)
  const real = sliceArrows(repository)
  return declared.flatMap(({ name, leansOn }) => {
    const opened = [...(real.get(name) ?? [])]
    return [
      ...opened.filter((other) => !leansOn.includes(other)).map((other) => `${name} opens ${other} without saying so`),
      ...leansOn.filter((other) => !opened.includes(other)).map((other) => `${name} says it leans on ${other}, and does not`),
      ...leansOn.filter((other) => order.indexOf(other) > order.indexOf(name)).map((other) => `${name} leans on ${other}, which stands below it`),
    ]
  })
}

const made = /create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:materialized\s+)?(?:table|view|function|procedure|sequence|type|domain)\s+(?:if\s+not\s+exists\s+)?([a-z_]+)\.([a-z_0-9]+)/gi

/** Everything the migrations made, as `schema.name`. */
const madeInDatabase = (repository: Repository): Set<string> => {
  const scripts = [...repository].filter(([path]) => path.startsWith('server/db/migrations/'))
  return new Set(scripts.flatMap(([, text]) => [...text.matchAll(made)].map(([, schema, name]) => `${schema}.${name}`.toLowerCase())))
}

/** A slice's SQL speaks of its own tables; the kernel's stand open to all. */
export const slicesKeepTheirTables = (repository: Repository): string[] => {
  const known = madeInDatabase(repository)
  return programs(repository)
    .filter((path) => sliceOf(path) !== null && !isTest(path))
    .flatMap((path) => {
      const said = readCode(repository.get(path) ?? '').literals.flatMap((literal) => [...literal.matchAll(/\b([a-z_]+)\.([a-z_0-9]+)\b/g)])
      const foreign = said.filter(([whole, schema]) => known.has(whole) && schema !== sliceOf(path) && schema !== 'kernel')
      return [...new Set(foreign.map(([whole]) => `${path} speaks of ${whole}`))]
    })
}

/** A table leans on the tables of its own slice alone. */
export const tablesKeepToThemselves = (repository: Repository): string[] =>
  [...repository].filter(([path]) => path.startsWith('server/db/migrations/')).flatMap(([path, text]) => {
    const tables = text.split(/(?=\bcreate\s+table\b)/i).map((part) => ({ part, schema: /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z_]+)\./i.exec(part)?.[1] }))
    return tables.flatMap(({ part, schema }) =>
      [...part.matchAll(/\breferences\s+([a-z_]+)\.([a-z_]+)/gi)]
        .filter(([, other]) => schema !== undefined && other !== schema)
        .map(([, other, table]) => `${path}: a table of ${schema} leans on ${other}.${table}`),
    )
  })

/** The kernel serves every slice and knows none. */
export const kernelKnowsNobody = (repository: Repository): string[] =>
  importsOf(repository).flatMap(({ from, to }) =>
    from.startsWith('server/src/kernel/') && !isTest(from) && to?.startsWith('server/') && !to.startsWith('server/src/kernel/') ? [`${from} knows ${to}`] : [],
  )

const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.|\bfetch\(|\bcrypto\./
const outside = /^(node:|kysely|pg$|fastify|graphile-worker)/

/** What decides is pure: values in, an outcome out. */
export const plansArePure = (repository: Repository): string[] => {
  const isPlan = (path: string) => /\/plan-[^/]+\.ts$/.test(path) && !isTest(path)
  const leaning = importsOf(repository).filter(({ from, to, specifier }) => isPlan(from) && (to?.startsWith('server/src/kernel/') || outside.test(specifier)))
  const acting = programs(repository).filter((path) => isPlan(path) && impure.test(readCode(repository.get(path) ?? '').code))
  return [...leaning.map(({ from, specifier }) => `${from} leans on ${specifier}`), ...acting.map((path) => `${path} looks at the clock or the world`)]
}
