import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { PolicyVersion } from './policy-rows.ts'

type Draft = Pick<PolicyVersion, 'name' | 'version' | 'texts' | 'changes'> & { operatorId: string; now: Date }
export const insertDraft = async (tx: Tx, { name, version, texts, changes, operatorId, now }: Draft): Promise<void> => {
  await sql`insert into content.policy (name, version, texts, changes, effective_at, updated_at, operator_id, published)
    values (${name}, ${version}, ${JSON.stringify(texts)}, ${JSON.stringify(changes)}, ${now}, ${now}, ${operatorId}, false)`.execute(tx)
}

export const writeDraft = async (tx: Tx, { name, version, texts, changes, operatorId, now }: Draft): Promise<void> => {
  await sql`update content.policy set texts = ${JSON.stringify(texts)}, changes = ${JSON.stringify(changes)}, updated_at = ${now}, operator_id = ${operatorId}
    where name = ${name} and version = ${version}`.execute(tx)
}

/** Publishes a draft of a policy, which takes effect at `effectiveAt`. A published version cannot be changed. */
export const publishDraft = async (tx: Tx, of: { name: string; version: number; effectiveAt: Date }): Promise<void> => {
  await sql`update content.policy set published = true, effective_at = ${of.effectiveAt} where name = ${of.name} and version = ${of.version}`.execute(
    tx,
  )
  await changed(tx, ['policies'])
}

export const dropDraft = async (tx: Tx, name: string): Promise<void> => {
  await sql`delete from content.policy where name = ${name} and not published`.execute(tx)
}
