import { parseAst, type Plugin } from 'vite'
import { contentRoutes, settingRoutes } from '../src/staff-routes.ts'

/** The parts of a call that a browser needs: method, path, access and refusals. Only the server uses the other parts. */
const browserFields = new Set(['method', 'path', 'who', 'once', 'refusals'])

type Node = { type: string; start: number; end: number }
type Property = Node & { key?: Node & { name?: string }; value?: Init; argument?: Node & { name?: string } }
type Init = Node & {
  callee?: Node & { name?: string }
  arguments?: Init[]
  properties?: Property[]
  elements?: (Init | null)[]
  expression?: Init
  value?: string
}
/** A declared `name`, or a pattern such as `{ list: listAds, save: saveAd }`. */
type Pattern = Node & { name?: string; properties?: { key: { name: string }; value: { name: string } }[] }
type Declared = { id: Pattern; init: Init | null }
type Declaration = { type: string; declarations?: Declared[] }
type Statement = Node &
  Partial<Declaration> & {
    importKind?: string
    exportKind?: string
    source?: { value: string } | null
    declaration?: Declaration | null
  }

/**
 * Vite plugin that reduces a contract file to plain data for the browser: calls without schemas, and word lists. Schemas remain as types only. If a
 * screen uses a schema at run time, the build fails.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/[\w/-]+\.ts$/ },
    handler(code, id) {
      const program = parseAst(code, { lang: 'ts' }) as unknown as { body: Statement[] }
      if (!program.body.some(leansOnOthers)) return null
      const shared = sharedRefusals(program.body)
      const lines = program.body.flatMap((statement) =>
        id.endsWith('/index.ts') ? reExport(code, statement) : declared({ code, id, shared }, statement),
      )
      return { code: lines.join('\n') || 'export {}', map: null }
    },
  },
})

/** True if a statement imports or exports more than types. A file without such statements needs no change. */
const leansOnOthers = ({ importKind, exportKind, source }: Statement): boolean =>
  Boolean(source) && importKind !== 'type' && exportKind !== 'type'

/** Replaces re-exports by data. The codes are left out, because the server sends their messages in the request's language. */
const reExport = (code: string, statement: Statement): string[] => {
  const from = statement.source?.value
  if (!from || statement.exportKind === 'type' || from === './codes.ts') return []
  return [code.slice(statement.start, statement.end)]
}

type Reading = { code: string; id: string; shared: ReadonlySet<string> }

const declared = (reading: Reading, { type, declarations, declaration }: Statement): string[] => {
  const isShared = (name: string | undefined) => type === 'VariableDeclaration' && name !== undefined && reading.shared.has(name)
  const isExported = type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration'
  return (declaration?.declarations ?? declarations ?? []).flatMap(({ id, init }) => {
    if (isShared(id.name) && init) return [`const ${id.name} = ${sliced(reading.code, bare(init))}`]
    if (isExported && init && id.properties) return groupOfCalls(reading, id.properties, bare(init))
    const value = isExported && init ? plainValue(reading, init) : undefined
    return value ? [`export const ${id.name} = ${value}`] : []
  })
}

const claims = new Set(['TSAsExpression', 'TSSatisfiesExpression'])
/** Strips type assertions (`as const satisfies …`), which matter to the compiler only. */
const bare = (init: Init): Init => (claims.has(init.type) && init.expression ? bare(init.expression) : init)
const sliced = (code: string, { start, end }: Node): string => code.slice(start, end)
const isLiteral = ({ value }: Property): boolean => value?.type === 'Literal'
const isLiterals = ({ value }: Property): boolean =>
  value?.type === 'ArrayExpression' && Boolean(value.elements?.every((each) => each?.type === 'Literal'))

/** Names of constants that several calls of the file spread into their `refusals`. */
const sharedRefusals = (body: readonly Statement[]): Set<string> =>
  new Set(
    body
      .flatMap(({ type, declarations = [] }) => (type === 'VariableDeclaration' ? declarations : []))
      .filter(({ init }) => init && bare(init).type === 'ObjectExpression' && bare(init).properties?.every(isLiteral))
      .flatMap(({ id }) => id.name ?? []),
  )

type RoutesOf = (path: `/${string}`) => Readonly<Record<string, object>>
/** Functions that declare several calls at once, with the routes of those calls. */
const groups: Readonly<Record<string, RoutesOf>> = { contentCalls: contentRoutes, settingCalls: settingRoutes }

const groupOfCalls = ({ id }: Reading, names: NonNullable<Pattern['properties']>, made: Init): string[] => {
  const routesOf = groups[made.callee?.name ?? '']
  const path = made.arguments?.[0]?.properties?.find(({ key }) => key?.name === 'path')?.value?.value
  if (!routesOf || !path?.startsWith('/')) throw new Error(`${id}: calls are taken apart that no known function makes of a written path`)
  const routes = routesOf(path as `/${string}`)
  return names.map(({ key, value }) => {
    const route = routes[key.name]
    if (!route) throw new Error(`${id}: ${made.callee?.name} makes no call ${key.name}`)
    return `export const ${value.name} = ${JSON.stringify(route)}`
  })
}

const plainValue = (reading: Reading, init: Init): string | undefined => {
  const value = bare(init)
  const isWords = value.type === 'ObjectExpression' && value.properties?.every((each) => isLiteral(each) || isLiterals(each))
  if (value.type === 'ArrayExpression' || value.type === 'Literal' || isWords) return sliced(reading.code, value)
  if (value.type !== 'CallExpression' || value.callee?.name !== 'call') return undefined
  const properties = (value.arguments?.[0]?.properties ?? []).filter(({ key }) => browserFields.has(key?.name ?? ''))
  for (const { key, value: given } of properties) if (key?.name === 'refusals' && given) refuseUnknown(reading, bare(given))
  return `{ ${properties.map((each) => sliced(reading.code, each)).join(', ')} }`
}

/**
 * Fails the build if a call spreads a constant from another file. The browser would lack that constant, and the fault would appear only when such a
 * refusal arrives.
 */
const refuseUnknown = ({ id, shared }: Reading, refusals: Init): void => {
  const unknown = refusals.properties?.find((each) => each.argument && !shared.has(each.argument.name ?? ''))
  if (unknown) throw new Error(`${id}: refusals may only be spread from a plain constant of the same file`)
}
