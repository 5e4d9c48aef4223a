import { parseAst, type Plugin } from 'vite'

/** What a browser needs of a call: where it goes and how. The rest are rules for the server. */
const kept = new Set(['method', 'path', 'who', 'once'])

type Node = { type: string; start: number; end: number }
type Property = Node & { key: Node & { name?: string } }
type Init = Node & { callee?: Node & { name?: string }; arguments?: (Node & { properties?: Property[] })[]; expression?: Init }
type Declared = { id: Node & { name: string }; init: Init | null }
type Statement = Node & {
  importKind?: string
  exportKind?: string
  source?: { value: string } | null
  declaration?: { type: string; declarations?: Declared[] } | null
}

/**
 * Lets the browser's build read a contract file as plain data: the calls without their schemas, and lists of words.
 * Schemas stay types, so a screen that wants one at run time does not build, instead of growing.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/[\w-]+\.ts$/ },
    handler(code, id) {
      const program = parseAst(code, { lang: 'ts' }) as unknown as { body: Statement[] }
      if (!program.body.some(leansOnOthers)) return null
      const lines = program.body.flatMap((statement) => (id.endsWith('/index.ts') ? reExport(code, statement) : exported(code, statement)))
      return { code: lines.join('\n') || 'export {}', map: null }
    },
  },
})

/** A file that leans on nothing but types is plain as it stands. */
const leansOnOthers = ({ importKind, exportKind, source }: Statement): boolean =>
  Boolean(source) && importKind !== 'type' && exportKind !== 'type'

/** Words for codes come from the server, in the request's language. */
const reExport = (code: string, statement: Statement): string[] => {
  const from = statement.source?.value
  if (!from || statement.exportKind === 'type' || from === './codes.ts') return []
  return [code.slice(statement.start, statement.end)]
}

const exported = (code: string, statement: Statement): string[] => {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return (statement.declaration.declarations ?? []).flatMap(({ id, init }) => {
    const value = init && plainValue(code, init)
    return value ? [`export const ${id.name} = ${value}`] : []
  })
}

const plainValue = (code: string, init: Init): string | undefined => {
  const bare = init.type === 'TSAsExpression' && init.expression ? init.expression : init
  if (bare.type === 'ArrayExpression' || bare.type === 'Literal') return code.slice(bare.start, bare.end)
  if (bare.type !== 'CallExpression' || bare.callee?.name !== 'call') return undefined
  const properties = bare.arguments?.[0]?.properties ?? []
  const lines = properties.filter(({ key }) => kept.has(key.name ?? '')).map(({ start, end }) => code.slice(start, end))
  return `{ ${lines.join(', ')} }`
}
