import type { Db } from './database.ts'

/** Runs one attempt of a transaction. `isRefusal` tells a rollback after a refusal from an error. */
export type Around = <T>(attempt: () => Promise<T>, isRefusal: (error: unknown) => boolean) => Promise<T>

const arounds = new WeakMap<Db, Around>()

export const runTransactionsIn = (db: Db, around: Around): void => void arounds.set(db, around)
export const aroundTransactionsOf = (db: Db): Around | undefined => arounds.get(db)
