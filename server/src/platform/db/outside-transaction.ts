import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

type Story = { goesOn: boolean }
const stories = new AsyncLocalStorage<Story>()

/** Runs the work of a transaction: all code that it calls can tell that the transaction is open. */
export const insideTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  // A connection opened during the work keeps this async context for its whole life, so the work marks its own end.
  const mark = { goesOn: true }
  try {
    return await stories.run(mark, work)
  } finally {
    mark.goesOn = false
  }
}

/** Every door that leads out of the house says here who is about to be asked. */
export type AssertOutsideTransaction = (whom: string) => void

/** While a mall is built, what a transaction must not do is a fault that shows at once; where people shop it is written down. */
const forbid = (log: Pick<Logger, 'error'>, inProduction: boolean, what: string): void => {
  if (!stories.getStore()?.goesOn) return
  const fault = new Error(what)
  if (!inProduction) throw fault
  log.error({ err: fault }, 'forbidden work inside a transaction')
}

/**
 * Nothing leaves the house inside a transaction: it would hold its locks for as long as strangers take, and what was asked of them stays asked when it
 * is undone.
 */
export const makeAssertOutsideTransaction =
  (log: Pick<Logger, 'error'>, inProduction: boolean): AssertOutsideTransaction =>
  (whom) =>
    forbid(log, inProduction, `${whom} was about to be asked inside a transaction: enqueue an outbound call`)

/** A transaction stays on its connection: as many as there are connections, each waiting for one more, wait for one another. */
export const makeInsideTransactionMark = (log: Pick<Logger, 'error'>, inProduction: boolean) => (): void =>
  forbid(log, inProduction, 'a second connection was about to be taken inside a transaction: ask on its own')
