import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { query, getOne } from '../../db/rows.ts'

type AuditLine = { actor: string; action: string; subject: string; details?: Record<string, unknown> }

/** Records an action and its actor, in the transaction of the action. */
export const writeAudit = async (tx: Tx, line: AuditLine): Promise<void> => {
  await sql`insert into platform.audit (actor, action, subject, details)
    values (${line.actor}, ${line.action}, ${line.subject}, ${JSON.stringify(line.details ?? {})})`.execute(tx)
}

/** Seals audit lines into the audit chain, except lines that an open transaction could still precede. Returns the number of sealed lines. */
export const sealAudit = async (db: Db): Promise<number> => {
  const sealed = await getOne<{ count: number }>(db)`select platform.audit_seal_next() as count`
  return sealed.count
}

type AuditProblem = { number: string; problem: string }

/** Number of audit lines that are not sealed yet: the newest ones, or those of a killed process. */
const countUnsealed = async (db: Db): Promise<number> => {
  const { count } = await getOne<{ count: number }>(db)`
    select count(*)::int as count from platform.audit where id > coalesce((select max(to_id) from platform.audit_seal), 0)`
  return count
}

type Verified = { seals: number; head: string; unsealed: number; problems: AuditProblem[] }

export const verifyAudit = async (db: Db): Promise<Verified> => {
  const problems = await query<AuditProblem>(db)`select number, problem from platform.audit_verify()`
  const head = await getOne<{ seals: string; hash: string | null }>(db)`
    select count(*) as seals, (select encode(hash, 'hex') from platform.audit_seal order by number desc limit 1) as hash from platform.audit_seal`
  return { seals: Number(head.seals), head: head.hash ?? '', unsealed: await countUnsealed(db), problems }
}

const stopWithinMs = 2000

const sealTheRest = async (db: Db): Promise<void> => {
  const until = performance.now() + stopWithinMs
  while ((await countUnsealed(db)) > 0 && performance.now() < until) if ((await sealAudit(db)) === 0) await pause(20)
}

/** Seals audit lines a few times a second until the process stops. With several processes, a database lock makes them take turns. */
export const startSealing = (db: Db, intervalMs: number, onError: (error: unknown) => void) => {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  let last: Promise<unknown> = Promise.resolve()
  const turn = async () => {
    last = sealAudit(db).catch(onError)
    await last
    if (!stopped) timer = setTimeout(() => void turn(), intervalMs)
  }
  timer = setTimeout(() => void turn(), intervalMs)
  return {
    /** Seals the remaining audit lines, unless another process still writes. */
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await last
      await sealTheRest(db).catch(onError)
    },
  }
}
