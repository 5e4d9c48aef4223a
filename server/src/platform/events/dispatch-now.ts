import type { FactName, Facts } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { hearTask, type Listener } from './events.ts'
import { jobOf } from '../db/enqueue.ts'
import { listenAtOnce } from '../db/outbox/index.ts'
import { all } from '../db/rows.ts'
import { transact } from '../db/transaction.ts'

type Fact = { id: string; name: FactName; payload: Facts[FactName] }

/** Delivers what one transaction told, in one transaction: all of it to everybody, or nothing. Taking it out of what waits makes it happen once. */
export const hearTogether = (db: Db, listeners: readonly Listener[], told: string): Promise<void> =>
  transact({ db }, async (tx) => {
    const facts = await all<Fact>(tx)`
      with taken as (delete from platform.event_pending where told = ${told} returning fact_id)
      select id, name, payload from platform.event where id in (select fact_id from taken) order by id`
    for (const { id, name, payload } of facts) for (const { fact, hear } of listeners) if (fact === name) await hear(tx, payload, id)
  })

/** What somebody stumbled over, and what a process left that is gone, is delivered by jobs: to each listener for itself, again and again. */
const leaveToJobs = (db: Db, which: RawBuilder<unknown>) =>
  sql`with taken as (
      delete from platform.event_pending where fact_id in (select fact_id from platform.event_pending where ${which} order by fact_id limit 1000 for update skip locked)
      returning fact_id
    )
    select ${jobOf(hearTask, sql`json_build_object('factId', fact_id::text)`)} from taken`.execute(db)

const atOnce = 2
const everyMs = 1500
const leftAfterSeconds = 3

/** This process delivers what its own transactions tell, as soon as they have ended, and looks for what others have left. */
export const startHearing = (db: Db, listeners: readonly Listener[], onError: (error: unknown) => void) => {
  const waiting: string[] = []
  const busy = new Set<Promise<void>>()
  const hearNext = async () => {
    for (let told = waiting.shift(); told !== undefined; told = waiting.shift()) {
      const name = told
      await hearTogether(db, listeners, name)
        .catch(() => leaveToJobs(db, sql`told = ${name}`))
        .catch(onError)
    }
  }
  const deafen = listenAtOnce(db, (told) => {
    waiting.push(told)
    if (busy.size >= atOnce) return
    const hearing = hearNext().finally(() => busy.delete(hearing))
    busy.add(hearing)
  })
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const look = async () => {
    await leaveToJobs(db, sql`told_at < now() - make_interval(secs => ${leftAfterSeconds})`).catch(onError)
    if (!stopped) timer = setTimeout(() => void look(), everyMs)
  }
  void look()
  return {
    /** What waits is still heard; what is told from now on is left to jobs. */
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      deafen()
      await Promise.all(busy)
    },
  }
}
