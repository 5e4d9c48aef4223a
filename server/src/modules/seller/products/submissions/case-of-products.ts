import { formatMoney, minor, refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { CaseDetails, CaseSource, Decision, DecisionRefused } from '../../../approvals/queue/sources/index.ts'
import { ownProducts } from '../../../catalog/products/shop-products/index.ts'
import { shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { productContent } from '../content/content-of.ts'
import { planApproved } from '../content/plan-waiting.ts'
import { lockSellerProduct, moveDraft } from '../entries/entry-rows.ts'
import { comparedOf } from './compared.ts'
import { notifyDecision } from './notify-decision.ts'
import { publishChange, publishNew } from './publish.ts'
import { endSubmission, jumpsOf, pastSubmissions, submissionById } from './submission-rows.ts'

const rows = sql`select id, customer_id, null::bigint as amount, name as about, sent_at as since, due_at as due, state, state = 'open' as open, version, demo
  from seller_products.submission where state <> 'withdrawn'`

const missing = (field: string) => refused('field_missing', { fields: { [field]: 'missing' } })

/** Locks a submission by locking its product. */
const lockSubmission = async (tx: Tx, id: string) => {
  const sent = await submissionById(tx, id)
  return sent && lockSellerProduct(tx, sent.shopId, sent.productId)
}

/** Applies a staff decision within the transaction of the case queue. An approved product or change is visible after the commit. */
const decideProduct = async (_kernel: Kernel, tx: Tx, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const sent = await submissionById(tx, input.id)
  const entry = sent && (await lockSellerProduct(tx, sent.shopId, sent.productId))
  if (!sent || !entry) return refused('decided_already', { decision: 'removed' })
  // A concurrent decision may have closed the submission while this request waited for the lock.
  const open = await submissionById(tx, input.id)
  if (open?.state !== 'open') return refused('decided_already', { decision: open?.state ?? 'removed' })
  if (open.version !== input.version) return refused('changed_meanwhile', { current: open.version })
  const { fields, now } = input
  if (input.decision === 'refuse' && !input.reason) return missing('reason')
  if (input.decision === 'need_more' && fields.length === 0) return missing('fields')
  const reason = input.reason ?? (fields.length > 0 ? fields.map((each) => each.reason).join(' ') : null)
  if (input.decision === 'approve') {
    await endSubmission(tx, sent.id, { state: 'approved', reason: null, now })
    const [product] = await ownProducts(tx, [entry.id])
    if (product) {
      const live = productContent(product)
      await publishChange(tx, entry, { live, content: planApproved(live, sent.content), by: `operator:${input.operatorId}`, now })
    } else await publishNew(tx, entry, sent.content, now)
    await moveDraft(tx, entry.id, { draft: null, now })
  } else {
    const wantsMore = input.decision === 'need_more'
    await endSubmission(tx, sent.id, { state: wantsMore ? 'need_more' : 'refused', reason, now })
    await moveDraft(tx, entry.id, { draft: wantsMore ? 'changes_wanted' : 'rejected', reason, fields, now })
  }
  await notifyDecision(tx, sent, { decision: input.decision, reason, now })
  return { done: true }
}

const plain = (label: string, value: string) => ({ label, value, tone: 'plain' as const })

/** The details of a case for staff: the shop, the draft next to the live version, and large price changes. */
const factsOf = async ({ db, now }: Kernel, id: string): Promise<CaseDetails> => {
  const sent = await submissionById(db, id)
  if (!sent) throw new Error(`there is no submission ${id}`)
  const [shop, jumps, history] = await Promise.all([
    shopWithOwner(db, sent.shopId),
    jumpsOf(db, sent.productId, now()),
    pastSubmissions(db, sent.productId),
  ])
  const said = (units: string) => formatMoney(minor(BigInt(units)))
  return {
    evidence: [plain('shop', shop?.name ?? sent.shopId), plain('product', sent.productId), plain('kind', sent.before ? 'changed' : 'new')],
    uploadIds: [],
    flags: jumps.map(({ before, after, at }) => ({ flag: 'price_jump', why: `${said(before)} → ${said(after)}, ${at.toISOString()}` })),
    duplicates: [],
    history,
    compared: await comparedOf(db, sent),
  }
}

/** Product submissions of shops, as cases of the staff queue. */
export const productCase: CaseSource = {
  kind: '200',
  rows,
  lock: lockSubmission,
  decisions: ({ state }) => (state === 'open' ? ['approve', 'refuse', 'need_more'] : []),
  needsTwo: async () => false,
  facts: (kernel, { id }) => factsOf(kernel, id),
  decide: decideProduct,
}
