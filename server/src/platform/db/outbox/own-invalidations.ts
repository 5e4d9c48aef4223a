import type { Db } from '../database.ts'

/** Gets the invalidations of a transaction of this process, right after its commit. */
export type OwnInvalidations = { stamp: (payload: string) => string; committed: (payloads: readonly string[]) => void }

const handlers = new WeakMap<Db, OwnInvalidations>()

/** Returns a function that takes the handler away again. */
export const onOwnInvalidations = (db: Db, handler: OwnInvalidations): (() => void) => {
  handlers.set(db, handler)
  return () => void handlers.delete(db)
}
export const ownInvalidationsOf = (db: Db): OwnInvalidations | undefined => handlers.get(db)
