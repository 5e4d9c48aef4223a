import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { digestOf, type Change } from './changes.ts'

/** A migration that cannot be applied. The message has one line. */
export class BrokenMigration extends Error {}

export const inOneTransaction = async (client: Client, work: () => Promise<void>): Promise<void> => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

export const recordChange = async (client: Client, change: Change): Promise<void> => {
  await client.query('insert into platform.migration (name, digest) values ($1, $2)', [change.name, digestOf(change)])
  // Older databases get the column by a migration, and all migrations before that one are incompatible.
  if (change.isCompatible) await client.query('update platform.migration set compatible = true where name = $1', [change.name])
}

/**
 * A statement that waits for a lock blocks all later users of the table. So a migration waits for a short time only, gives way, and tries again.
 */
const lockTimeoutMs = 3000
const maxAttempts = 20
const pauseMs = 500
const lockNotAvailable = '55P03'

const withRetries = async (name: string, work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      if (attempt === maxAttempts)
        throw new BrokenMigration(`The migration ${name} got no lock in ${maxAttempts} attempts. End long transactions and start again.`)
    }
    await pause(pauseMs * (0.5 + Math.random()))
  }
}

const prove = async (client: Client, { name, after }: Change, proving: string) => {
  await client.query(proving)
  const proofs = [await client.query<object>(after)].flat()
  const broken = proofs.find(({ rows }) => rows.length > 0)
  if (broken) throw new BrokenMigration(`The migration ${name} failed its check: ${JSON.stringify(broken.rows[0])}`)
}

const applyInTransaction = (client: Client, change: Change, proving: string) =>
  withRetries(change.name, () =>
    inOneTransaction(client, async () => {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      await client.query(change.up)
      await prove(client, change, proving)
      await recordChange(client, change)
    }),
  )

/** Statements of a file, one by one. Such a file contains no semicolon inside a statement. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const indexOf = (statement: string) => /^create (?:unique )?index concurrently if not exists (\w+)\s+on (\w+)\./i.exec(statement)

/** An interrupted `create index concurrently` leaves an index that no query uses. */
const dropUnfinished = async (client: Client, statement: string) => {
  const [, name, schema] = indexOf(statement) ?? []
  if (name === undefined || schema === undefined) return
  const { rowCount } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    `${schema}.${name}`,
  ])
  if (rowCount) await client.query(`drop index concurrently ${schema}.${name}`)
}

const applyConcurrently = async (client: Client, change: Change, proving: string) => {
  for (const statement of statementsOf(change.up)) {
    await dropUnfinished(client, statement)
    await client.query(statement)
  }
  await inOneTransaction(client, async () => {
    await prove(client, change, proving)
    await recordChange(client, change)
  })
}

/** Applies a migration and its check. `after.sql` must return no row. */
export const applyChange = (client: Client, change: Change, proving: string): Promise<void> =>
  change.isConcurrent ? applyConcurrently(client, change, proving) : applyInTransaction(client, change, proving)
