import { readCode } from './read-code.ts'
import { isTest, type SourceFiles } from './read-house.ts'
import type { Rule } from './rule.ts'
import { schemaOf } from './schema-of.ts'
import { moduleOf } from './module-of.ts'

const spokenOf = /\b([a-z_]+)\.([a-z_0-9]+)\b/g
const sqlWords = /\b(select|insert into|update|delete from|from|join|truncate|merge into)\b/i
const tableName = /^[a-z_]+\.[a-z_0-9]+( as \w+)?$/

/** Event names, which look like table names. They are exempt, because any module may handle events. */
const factNames = (sources: SourceFiles): Set<string> =>
  new Set(
    [...(sources.get('packages/contract/src/events.ts')?.text ?? '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1] ?? ''),
  )

/** SQL texts of a source file, and the table names that it passes to a query builder. */
const databaseTexts = (text: string, facts: ReadonlySet<string>): string[] =>
  readCode(text).literals.filter((literal) => sqlWords.test(literal) || (tableName.test(literal) && !facts.has(literal)))

/** Matches an SQL statement that creates an object, and captures the object's schema. */
const madeIn =
  /^create (?:schema |(?:unlogged )?(?:table|sequence|function) |(?:unique )?index \w+ on |trigger \w+ [^;]*? on )([a-z_]+)\b/gm

const isSchema = (path: string) => path.startsWith('server/db/migrations/') || path.endsWith('/schema.sql')

/** The tables that an SQL text creates, each with its part of the text. */
const tablesIn = (text: string) =>
  text.split(/(?=\bcreate\s+table\b)/i).flatMap((part) => {
    const schema = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z_]+)\./i.exec(part)?.[1]
    return schema ? [{ schema, part }] : []
  })

/** SQL that PostgreSQL 15 does not know, with the version that brought it. */
const newerSql: readonly { said: RegExp; since: number }[] = [
  { said: /\breturning\b[^;]*\b(?:old|new)\.[a-z_]+/i, since: 18 },
  { said: /\b(?:uuidv[47]|casefold|array_sort|array_reverse)\s*\(/i, since: 18 },
  { said: /\bwithout overlaps\b|\bnot enforced\b|\)\s+virtual\b/i, since: 18 },
  { said: /\bjson_(?:table|query|value|exists|scalar|serialize)\s*\(|\bmerge\b[^;]*\breturning\b/i, since: 17 },
  { said: /\bany_value\s*\(|\barray_(?:shuffle|sample)\s*\(|\bpg_input_is_valid\s*\(|\bis (?:not )?json\b/i, since: 16 },
  { said: /(?<!set )\bstorage (?:plain|external|extended|main)\b/i, since: 16 },
]
/** Triggers name the rows `old` and `new`, which every version knows. */
const inTriggers = /\bcreate (?:or replace )?function\b[^;]*\$\$[\s\S]*?\$\$/gi

/** Migrations up to this one ran while all processes of the older version were stopped. */
const lastWithStop = '0404'

export const tableRules: readonly Rule[] = [
  {
    name: 'a migration builds an index of an existing table without blocking its writers',
    broken: (sources) =>
      [...sources.values()]
        .filter(
          ({ path }) => /^server\/db\/migrations\/\d{4}[^/]*\/up\.sql$/.test(path) && (path.split('/')[3] ?? '').slice(0, 4) > lastWithStop,
        )
        .flatMap(({ path, text }) =>
          [...text.matchAll(/\bcreate (?:unique )?index (?:if not exists )?\w+ on (\w+\.\w+)/gi)]
            .filter(([, table]) => !new RegExp(`\\bcreate table (?:if not exists )?${table}\\b`, 'i').test(text))
            .map(([found]) => `${path}: ${found}. Move it to the file concurrently.sql of a migration of its own`),
        ),
  },
  {
    name: 'every statement runs on PostgreSQL 15',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/test/old-schema/') && !isTest(path))
        .flatMap(({ path, text }) => {
          const statements = path.endsWith('.sql') ? text.replace(inTriggers, '') : readCode(text).literals.join('\n;')
          return newerSql.flatMap(({ said, since }) => {
            const found = said.exec(statements)?.[0]
            return found ? [`${path}: ${found.slice(0, 60)} (since PostgreSQL ${since})`] : []
          })
        }),
  },
  {
    name: 'schema.sql makes the schema of its module, and nothing in another',
    broken: (sources, modules) =>
      [...sources.values()]
        .filter(({ path }) => path.endsWith('/schema.sql'))
        .flatMap(({ path, text }) => {
          const module = moduleOf(path)
          const own = module === undefined ? 'platform' : schemaOf(module, modules)
          return [...text.matchAll(madeIn)].filter(([, schema]) => schema !== own).map(([whole]) => `${path}: ${whole}`)
        }),
  },
  {
    name: "a module's tables are its own",
    broken: (sources, modules) => {
      const facts = factNames(sources)
      const schemas = new Set(modules.map(({ name }) => schemaOf(name, modules)))
      return [...sources.values()]
        .filter(({ path }) => moduleOf(path) !== undefined && !isTest(path))
        .flatMap(({ path, text }) => {
          const spoken = databaseTexts(text, facts).flatMap((literal) => [...literal.matchAll(spokenOf)])
          const foreign = spoken.filter(([, schema = '']) => schemas.has(schema) && schema !== schemaOf(moduleOf(path) ?? '', modules))
          return [...new Set(foreign.map(([whole]) => `${path} speaks of ${whole}`))]
        })
    },
  },
  {
    name: 'a table references tables of its own module',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => isSchema(path))
        .flatMap(({ path, text }) =>
          tablesIn(text).flatMap(({ schema, part }) =>
            [...part.matchAll(/\breferences\s+([a-z_]+)\.([a-z_]+)/gi)]
              .filter(([, other]) => other !== schema)
              .map(([, other, table]) => `${path}: a table of ${schema} references ${other}.${table}`),
          ),
        ),
  },
]
