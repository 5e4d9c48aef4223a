import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'
import { all, given } from '../rows.ts'

export type AuditLine = { actor: string; action: string; subject: string; details?: Record<string, unknown> }

/** Writes down who did what, in the transaction that does it. */
export const writeAudit = async (tx: Tx, line: AuditLine): Promise<void> => {
  await sql`insert into kernel.audit (actor, action, subject, details)
    values (${line.actor}, ${line.action}, ${line.subject}, ${JSON.stringify(line.details ?? {})})`.execute(tx)
}

/** Seals what is complete into the chain; answers how many rows it took. */
export const sealAudit = async (db: Db): Promise<number> => {
  const sealed = await given<{ count: number }>(db)`select kernel.audit_seal_next() as count`
  return sealed.count
}

export type AuditProblem = { number: string; problem: string }

export const verifyAudit = async (db: Db): Promise<{ seals: number; head: string; problems: AuditProblem[] }> => {
  const problems = await all<AuditProblem>(db)`select number, problem from kernel.audit_verify()`
  const head = await given<{ seals: string; hash: string | null }>(db)`
    select count(*) as seals, (select encode(hash, 'hex') from kernel.audit_seal order by number desc limit 1) as hash from kernel.audit_seal`
  return { seals: Number(head.seals), head: head.hash ?? '', problems }
}

/** Seals a few times a second for as long as the process lives; several processes take turns by a lock in the database. */
export const keepSealing = (db: Db, everyMs: number, onError: (error: unknown) => void) => {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  const turn = async () => {
    await sealAudit(db).catch(onError)
    if (!stopped) timer = setTimeout(() => void turn(), everyMs)
  }
  timer = setTimeout(() => void turn(), everyMs)
  return {
    stop: () => {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
