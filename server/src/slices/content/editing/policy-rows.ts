import { sql } from 'kysely'
import { changed } from '../../../kernel/cache/cache-news.ts'
import type { Db, Tx } from '../../../kernel/database.ts'
import { all, one } from '../../../kernel/rows.ts'

type Texts = Record<string, Record<string, string>>
export type PolicyVersion = {
  name: string
  version: number
  texts: Texts
  changes: Record<string, string>
  effectiveAt: Date
  updatedAt: Date
  operatorId: string | null
  published: boolean
}
const columns = sql`name, version, texts, changes, effective_at as "effectiveAt", updated_at as "updatedAt", operator_id as "operatorId", published`

/** Every version of a policy, or of all, the newest first. */
export const policyVersions = (db: Db, name: string | null): Promise<PolicyVersion[]> =>
  all<PolicyVersion>(db)`select ${columns} from content.policy where ${name}::text is null or name = ${name} order by name, version desc`

/** What holds now: the newest of those that are published and whose day has come. */
export const policyInForce = (db: Db, name: string, now: Date): Promise<PolicyVersion | null> =>
  one<PolicyVersion>(db)`select ${columns} from content.policy
    where name = ${name} and published and effective_at <= ${now} order by version desc limit 1`

type Draft = { name: string; version: number; texts: Texts; changes: Record<string, string>; operatorId: string; now: Date }
export const insertDraft = async (tx: Tx, { name, version, texts, changes, operatorId, now }: Draft): Promise<void> => {
  await sql`insert into content.policy (name, version, texts, changes, effective_at, updated_at, operator_id, published)
    values (${name}, ${version}, ${JSON.stringify(texts)}, ${JSON.stringify(changes)}, ${now}, ${now}, ${operatorId}, false)`.execute(tx)
}

export const writeDraft = async (tx: Tx, { name, version, texts, changes, operatorId, now }: Draft): Promise<void> => {
  await sql`update content.policy set texts = ${JSON.stringify(texts)}, changes = ${JSON.stringify(changes)}, updated_at = ${now}, operator_id = ${operatorId}
    where name = ${name} and version = ${version}`.execute(tx)
}

/** From that day on it holds, and it stays as it is. */
export const publishDraft = async (tx: Tx, of: { name: string; version: number; effectiveAt: Date }): Promise<void> => {
  await sql`update content.policy set published = true, effective_at = ${of.effectiveAt} where name = ${of.name} and version = ${of.version}`.execute(
    tx,
  )
  await changed(tx, ['policies'])
}

export const dropDraft = async (tx: Tx, name: string): Promise<void> => {
  await sql`delete from content.policy where name = ${name} and not published`.execute(tx)
}
