import type { Db } from './database.ts'

/** Runs one attempt of a transaction. `isRefusal` tells a rollback after a refusal from an error. */
export type TransactionWrapper = <T>(attempt: () => Promise<T>, isRefusal: (error: unknown) => boolean) => Promise<T>

const wrappers = new WeakMap<Db, TransactionWrapper>()

/** Runs each transaction of this database inside the wrapper from now on. */
export const wrapTransactions = (db: Db, wrapper: TransactionWrapper): void => void wrappers.set(db, wrapper)
export const transactionWrapperOf = (db: Db): TransactionWrapper | undefined => wrappers.get(db)
