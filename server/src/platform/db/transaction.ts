import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { dispatchOf, openOutbox, markOutbox, ownInvalidationsOf, flushOutbox } from './outbox/index.ts'
import { insideTransaction } from './outside-transaction.ts'
import { transactionWrapperOf } from './wrap-transactions.ts'

/** Serialization failure, deadlock and lock timeout: a second run of the same work can succeed. */
const retryable = new Set(['40001', '40P01', '55P03'])
const maxAttempts = 4

/** True if a second run of the whole transaction can succeed. */
export const isRetryable = (error: unknown): boolean => retryable.has(codeOf(error))

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')
const backOff = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())))

/** Thrown to roll back a transaction whose work returns a refusal. */
class RolledBack extends Error {
  constructor(readonly outcome: unknown) {
    super('refused')
  }
}

const isRolledBack = (error: unknown): boolean => error instanceof RolledBack

const isRefusal = (outcome: unknown): boolean => typeof outcome === 'object' && outcome !== null && 'refused' in outcome

/** Runs `work` in a savepoint of an open transaction, so that it can be rolled back separately. */
const savepoint = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const discardEvents = markOutbox(tx)
  await sql`savepoint work`.execute(tx)
  try {
    const outcome = await insideTransaction(() => work(tx))
    await (isRefusal(outcome) ? rollbackToSavepoint(tx).then(discardEvents) : sql`release savepoint work`.execute(tx))
    return outcome
  } catch (error) {
    discardEvents()
    await rollbackToSavepoint(tx).catch(() => {}) // the first error is the one to report
    throw error
  }
}

/** Releases the savepoint too. Otherwise the next rollback to a savepoint of the same name would stop at this savepoint. */
const rollbackToSavepoint = async (tx: Tx) => {
  await sql`rollback to savepoint work`.execute(tx)
  await sql`release savepoint work`.execute(tx)
}

/** Runs `work` in one transaction. A refusal rolls back. Retries after a deadlock or serialization failure. */
export const transaction = async <T>(on: { db: Db }, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (on.db.isTransaction) return savepoint(on.db as Tx, work)
  const dispatch = dispatchOf(on.db)
  const own = ownInvalidationsOf(on.db)
  const wrapper = transactionWrapperOf(on.db)
  const batch = dispatch ? randomUUID() : null
  for (let attempt = 1; ; attempt += 1) {
    const workThenFlush = async (tx: Tx) => {
      const outbox = openOutbox(tx)
      const outcome = await work(tx)
      if (isRefusal(outcome)) throw new RolledBack(outcome)
      return { outcome, written: await flushOutbox(tx, outbox, batch, own?.stamp) }
    }
    const run = () => on.db.transaction().execute((tx) => insideTransaction(() => workThenFlush(tx as Tx)))
    try {
      const { outcome, written } = await (wrapper ? wrapper(run, isRolledBack) : run())
      own?.committed(written.invalidations)
      if (batch && written.isWaiting) dispatch?.(batch)
      return outcome
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as T
      if (attempt >= maxAttempts || !isRetryable(error)) throw error
      await backOff(attempt)
    }
  }
}
