import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { dispatchOf, openOutbox, markOutbox, ownInvalidationsOf, flushOutbox } from './outbox/index.ts'
import { insideTransaction } from './outside-transaction.ts'

/** Serialisation failure, deadlock, lock timeout: the same story told again can succeed. */
const again = new Set(['40001', '40P01', '55P03'])
const attempts = 4

/** Another try of the whole transaction can succeed. */
export const isRetryable = (error: unknown): boolean => again.has(codeOf(error))

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())))

/** A refusal inside a transaction undoes what was written before it. */
class Undo extends Error {
  constructor(readonly outcome: unknown) {
    super('refused')
  }
}

const isRefusal = (outcome: unknown): boolean => typeof outcome === 'object' && outcome !== null && 'refused' in outcome

/** Inside a transaction that is under way, a story is a part of it that can be undone alone. */
const savepoint = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const discardEvents = markOutbox(tx)
  await sql`savepoint story`.execute(tx)
  try {
    const outcome = await insideTransaction(() => work(tx))
    await (isRefusal(outcome) ? rollbackToSavepoint(tx).then(discardEvents) : sql`release savepoint story`.execute(tx))
    return outcome
  } catch (error) {
    discardEvents()
    await rollbackToSavepoint(tx).catch(() => {}) // what went wrong first is what is told
    throw error
  }
}

/** Released as well, or the next one to undo, which bears the same name, would go back only to here. */
const rollbackToSavepoint = async (tx: Tx) => {
  await sql`rollback to savepoint story`.execute(tx)
  await sql`release savepoint story`.execute(tx)
}

/** Tells one story in one transaction: all of it or nothing. A refusal writes nothing. */
export const transact = async <T>(on: { db: Db }, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (on.db.isTransaction) return savepoint(on.db as Tx, work)
  const handle = dispatchOf(on.db)
  const own = ownInvalidationsOf(on.db)
  const told = handle ? randomUUID() : null
  for (let attempt = 1; ; attempt += 1) {
    const workThenFlush = async (tx: Tx) => {
      const news = openOutbox(tx)
      const outcome = await work(tx)
      if (isRefusal(outcome)) throw new Undo(outcome)
      return { outcome, written: await flushOutbox(tx, news, told, own?.stamp) }
    }
    try {
      const { outcome, written } = await on.db.transaction().execute(async (transaction) => {
        const ended = await insideTransaction(() => workThenFlush(transaction as Tx))
        return ended
      })
      own?.committed(written.invalidations)
      if (told && written.isWaiting) handle?.(told)
      return outcome
    } catch (error) {
      if (error instanceof Undo) return error.outcome as T
      if (attempt >= attempts || !isRetryable(error)) throw error
      await pause(attempt)
    }
  }
}
