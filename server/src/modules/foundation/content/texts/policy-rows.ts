import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

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

/** All versions of one policy, or of all policies if `name` is null, newest first. */
export const policyVersions = (db: Db, name: string | null): Promise<PolicyVersion[]> =>
  query<PolicyVersion>(db)`select ${columns} from content.policy where ${name}::text is null or name = ${name} order by name, version desc`

/** The version in force: the newest published version whose effective date has passed. */
export const policyInForce = (db: Db, name: string, now: Date): Promise<PolicyVersion | null> =>
  findOne<PolicyVersion>(db)`select ${columns} from content.policy
    where name = ${name} and published and effective_at <= ${now} order by version desc limit 1`

/** The time at which the next version comes into force. */
export const nextPolicyAt = async (db: Db, name: string, now: Date): Promise<number> => {
  const found = await findOne<{ at: Date | null }>(db)`select min(effective_at) as at from content.policy
    where name = ${name} and published and effective_at > ${now}`
  return found?.at ? found.at.getTime() : Number.POSITIVE_INFINITY
}
