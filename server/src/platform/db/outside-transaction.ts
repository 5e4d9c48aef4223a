import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

type Story = { goesOn: boolean }
const stories = new AsyncLocalStorage<Story>()

/** Runs the work of a transaction. All code that the work calls can detect that the transaction is open. */
export const insideTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  // A connection opened during the work keeps this async context for its whole life. So the end of the work must be marked explicitly.
  const mark = { goesOn: true }
  try {
    return await stories.run(mark, work)
  } finally {
    mark.goesOn = false
  }
}

/** Must be called before every outbound request. `whom` names the external service. */
export type AssertOutsideTransaction = (whom: string) => void

/** Reports a forbidden action inside a transaction: throws in development, logs in production. */
const forbid = (log: Pick<Logger, 'error'>, inProduction: boolean, what: string): void => {
  if (!stories.getStore()?.goesOn) return
  const fault = new Error(what)
  if (!inProduction) throw fault
  log.error({ err: fault }, 'forbidden work inside a transaction')
}

/**
 * Forbids outbound requests inside a transaction. The transaction would hold its locks until the external service answers, and a rollback cannot
 * undo the request.
 */
export const makeAssertOutsideTransaction =
  (log: Pick<Logger, 'error'>, inProduction: boolean): AssertOutsideTransaction =>
  (whom) =>
    forbid(log, inProduction, `${whom} was about to be asked inside a transaction: enqueue an outbound call`)

/** Forbids a second connection inside a transaction. If open transactions used all connections and each needed one more, all would wait forever. */
export const makeInsideTransactionMark = (log: Pick<Logger, 'error'>, inProduction: boolean) => (): void =>
  forbid(log, inProduction, 'a second connection was about to be taken inside a transaction: ask on its own')
