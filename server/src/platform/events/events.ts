import type { FactName, Facts } from '@plaza/contract'
import type { Db, Tx } from '../db/database.ts'
import type { JobHandler } from '../jobs/jobs.ts'
import { type HeardName, hearTask, tellNews } from '../db/outbox/index.ts'
import { transact } from '../db/transaction.ts'
import { one, some } from '../db/rows.ts'

export { type HeardName, hearTask }

export type Listener<N extends FactName = FactName> = {
  fact: N
  /** Names the effect: each happens once for each fact. */
  name: string
  hear: (tx: Tx, payload: Facts[N], factId: string) => Promise<void>
}
export const listener = <N extends HeardName>(fact: N, name: string, hear: Listener<N>['hear']): Listener =>
  ({ fact, name, hear }) as unknown as Listener

/** Tells a fact: it is delivered to every listener, exactly once in effect, if and only if this transaction commits. */
export const tell = <N extends FactName>(tx: Tx, fact: N, payload: Facts[N]): Promise<void> =>
  tellNews(tx, { facts: [{ name: fact, payload }] })

/** Delivers one fact: each listener in a transaction of its own, so that one that fails holds up no other. */
export const hearing =
  (db: Db, listeners: readonly Listener[]): JobHandler =>
  async (payload) => {
    const { factId } = payload as { factId: string }
    const fact = await one<{ name: FactName; payload: Facts[FactName] }>(db)`select name, payload from platform.event where id = ${factId}`
    if (!fact) return
    const failures: unknown[] = []
    for (const each of listeners.filter((one) => one.fact === fact.name)) {
      await hearOnce(db, each, fact.payload, factId).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, `fact ${factId} (${fact.name}) was not heard by all`)
  }

const hearOnce = (db: Db, each: Listener, payload: Facts[FactName], factId: string) =>
  transact({ db }, async (tx) => {
    const first = await some(tx)`
      insert into platform.event_delivery (fact_id, listener) values (${factId}, ${each.name}) on conflict do nothing returning 1`
    if (first) await each.hear(tx, payload, factId)
  })
