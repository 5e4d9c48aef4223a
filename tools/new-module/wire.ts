import type { ModuleNames } from './shape.ts'

const before = (text: string, mark: RegExp, added: string): string => {
  if (!mark.test(text)) throw new Error(`nothing matches ${mark} where the module should be joined in`)
  return text.replace(mark, (found) => `${added}${found}`)
}

/** The text of modules.ts, with the new module as the last one of its area. */
export const withModule = (text: string, { folder, one }: ModuleNames): string => {
  const name = `customer${one}s`
  const imported = before(
    text,
    /\n\/\*\* The areas of the mall/,
    `import { manifest as ${name} } from './modules/customer/${folder}/module.ts'\n`,
  )
  return imported.replace(/^(  customer: \[[^\]]*)\]/m, `$1, ${name}]`)
}

/** The text of every-call.ts, with the calls of the new module. */
export const withCalls = (text: string, { folder, camel }: ModuleNames): string => {
  const imported = before(text, /\nconst isCall/, `import * as ${camel} from './customer/${folder}.ts'\n`)
  return before(imported, /\]\s*$/, `  ...callsOf('customer/${folder}', ${camel}),\n`)
}

/** The text of a package's index file, with an export of the new file. */
export const withExport = (text: string, { folder }: ModuleNames): string => `${text.trimEnd()}\nexport * from './customer/${folder}.ts'\n`

/** The text of whose-rows.ts, with the owner of the new module's rows. */
export const withOwner = (text: string, { table }: ModuleNames): string => {
  const end = text.indexOf('\n}\n', text.indexOf('export const owners'))
  if (end < 0) throw new Error('there is no list of owners where the module should be joined in')
  return `${text.slice(0, end)}\n  '${table}': customer('customer_id'),${text.slice(end)}`
}

/** The text of everybodys-acts.ts, with a customer's test actions on the new calls, before the account is closed. */
export const withActs = (text: string, { table, one, camel }: ModuleNames): string =>
  before(
    text,
    /^  \{ name: 'exportOwnData' \},$/m,
    `  {
    name: 'add${one}',
    ask: () => ({ name: 'First', idempotency_key: 'the-first-${one}' }),
    changes: ['${table}', 'platform.idempotent_answer'],
  },
  { name: 'list${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}' },
`,
  )

/** The text of rows-of-empty-tables.ts, with a row for the new table, which is empty in the demo mall. */
export const withRow = (text: string, { table }: ModuleNames): string =>
  before(text, /`\s*$/, `insert into ${table} (customer_id, name) values (1, 'First');\n`)
