import { readCode } from './read-code.ts'
import { isTest, type House } from './read-house.ts'
import type { Rule } from './rule.ts'
import { schemaOf } from './schema-of.ts'
import { moduleOf } from './module-of.ts'

const spokenOf = /\b([a-z_]+)\.([a-z_0-9]+)\b/g
const sqlWords = /\b(select|insert into|update|delete from|from|join|truncate|merge into)\b/i
const tableName = /^[a-z_]+\.[a-z_0-9]+( as \w+)?$/

/** Facts are named like tables; news may be heard by anybody. */
const factNames = (house: House): Set<string> =>
  new Set([...(house.get('packages/contract/src/facts.ts')?.text ?? '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1] ?? ''))

/** What a program says to the database, and the names of tables that it hands to a query builder. */
const databaseTexts = (text: string, facts: ReadonlySet<string>): string[] =>
  readCode(text).literals.filter((literal) => sqlWords.test(literal) || (tableName.test(literal) && !facts.has(literal)))

/** The tables that a migration makes, each with the text that makes it. */
const tablesIn = (text: string) =>
  text.split(/(?=\bcreate\s+table\b)/i).flatMap((part) => {
    const schema = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z_]+)\./i.exec(part)?.[1]
    return schema ? [{ schema, part }] : []
  })

export const tableRules: readonly Rule[] = [
  {
    name: "a module's tables are its own",
    broken: (house, modules) => {
      const facts = factNames(house)
      const schemas = new Set(modules.map(({ name }) => schemaOf(name)))
      return [...house.values()]
        .filter(({ path }) => moduleOf(path) !== undefined && !isTest(path))
        .flatMap(({ path, text }) => {
          const spoken = databaseTexts(text, facts).flatMap((literal) => [...literal.matchAll(spokenOf)])
          const foreign = spoken.filter(([, schema = '']) => schemas.has(schema) && schema !== schemaOf(moduleOf(path) ?? ''))
          return [...new Set(foreign.map(([whole]) => `${path} speaks of ${whole}`))]
        })
    },
  },
  {
    name: 'a table references tables of its own module',
    broken: (house) =>
      [...house.values()]
        .filter(({ path }) => path.startsWith('server/db/migrations/'))
        .flatMap(({ path, text }) =>
          tablesIn(text).flatMap(({ schema, part }) =>
            [...part.matchAll(/\breferences\s+([a-z_]+)\.([a-z_]+)/gi)]
              .filter(([, other]) => other !== schema)
              .map(([, other, table]) => `${path}: a table of ${schema} references ${other}.${table}`),
          ),
        ),
  },
]
