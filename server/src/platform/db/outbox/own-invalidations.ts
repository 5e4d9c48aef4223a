import type { Db } from '../database.ts'

/** Handler for the invalidations of this process's own transactions, called right after each commit. */
export type OwnInvalidations = { stamp: (payload: string) => string; committed: (payloads: readonly string[]) => void }

const handlers = new WeakMap<Db, OwnInvalidations>()

/** Registers the handler for own invalidations. Returns a function that removes it. */
export const onOwnInvalidations = (db: Db, handler: OwnInvalidations): (() => void) => {
  handlers.set(db, handler)
  return () => void handlers.delete(db)
}
export const ownInvalidationsOf = (db: Db): OwnInvalidations | undefined => handlers.get(db)
