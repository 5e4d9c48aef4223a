import { done, refused, type Outcome } from '@plaza/values'
import type { ChangedMeanwhile, MallPolicy } from '@plaza/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { type PolicyVersion, policyVersions } from '../../../foundation/content/texts/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { seenOf, toPolicyView } from './policies-view.ts'

type Name = MallPolicy['name']
type Reasons = 'not_allowed' | 'version_unknown' | 'field_wrong' | 'changed_meanwhile'
/** The policy to change, and the version token that the operator has read. */
type Which = { name: Name; seen: string }
type PolicyState = { tx: Tx; operatorId: string; now: Date; versions: readonly PolicyVersion[]; draft: PolicyVersion | null }
/** The change's name in the audit log with the policy version; or a refusal. */
type PolicyChange = { what: string; version: number } | { refused: Exclude<Reasons, 'not_allowed'>; details?: unknown }

/** Changes one policy under a lock and logs the change. Refuses if the operator has not seen the policy's current version. */
export const changePolicy = async (
  ctx: Pick<CallContext<never>, 'kernel' | 'session'>,
  { name, seen }: Which,
  story: (state: PolicyState) => Promise<PolicyChange>,
): Promise<Outcome<MallPolicy, Reasons>> => {
  const { kernel } = ctx
  const staff = await allowStaff(ctx, ['owner', 'catalogue'])
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`policy ${name}`}, 0))`.execute(tx)
    const versions = await policyVersions(tx, name)
    if (seen !== seenOf(versions)) return refused('changed_meanwhile', await standsNow(tx, now, name))
    const draft = versions.find(({ published }) => !published) ?? null
    const view = await story({ tx, operatorId: staff.id, now, versions, draft })
    if ('refused' in view) return refused(view.refused, view.details)
    const details = { version: view.version }
    await writeAudit(tx, { actor: `operator:${staff.id}`, action: `policy.${view.what}`, subject: `policy:${name}`, details })
    return done(await toPolicyView(tx, now, name))
  })
}

const standsNow = async (tx: Tx, now: Date, name: Name): Promise<ChangedMeanwhile> => {
  const { seen, versions } = await toPolicyView(tx, now, name)
  const [newest] = versions
  return { current: newest ?? null, version: seen, since: newest?.updated_at ?? null, by: newest?.by ?? null }
}
