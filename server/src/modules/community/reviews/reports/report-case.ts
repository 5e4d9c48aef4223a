import { storefrontLinks } from '@plaza/contract'
import { refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import type { CaseSource, Decision, DecisionRefused } from '../../../approvals/queue/sources/index.ts'
import { namesOfProducts } from '../../../catalog/products/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { notifyOwner, shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { closeReviewReport, lockReviewReport, findReviewReport, type ReviewReportRow } from './report-rows.ts'
import { hideReview, soldReview, type SoldReviewRow } from './sold-review-rows.ts'

const rows = sql`select id, customer_id, null::bigint as amount, reason as about, made_at as since, due_at as due, state, state = 'open' as open, version,
  demo from reviews.report`

const starsLess = (rating: number): number[] => [1, 2, 3, 4, 5].map((stars) => (stars === rating ? -1 : 0))

/** Notifies the shop of the decision, and the writer of a hidden review of the reason. */
const notifyBothSides = async (
  tx: Tx,
  report: ReviewReportRow,
  review: SoldReviewRow,
  { state, reason, now }: { state: 'hidden' | 'kept'; reason: string; now: Date },
) => {
  const product = { words: { en: '', ...(await namesOfProducts(tx, [review.productId])).get(review.productId) } }
  const news = { values: { product }, reason, link: storefrontLinks.product(review.productId), now }
  const template = state === 'hidden' ? 'review_report_upheld' : 'review_report_declined'
  await notifyOwner(tx, report.shopId, { ...news, template, once: `report:${report.id}` })
  if (state === 'hidden' && review.customerId)
    await notify(tx, review.customerId, { ...news, template: 'review_removed', once: `review:${review.id}:removed` })
}

/** Changes the star counts of products; negative numbers remove ratings. */
type Count = (tx: Tx, ratings: readonly { productId: string; stars: readonly number[] }[]) => Promise<void>

const decide = async (tx: Tx, decision: Decision, countRatings: Count): Promise<{ done: true } | DecisionRefused> => {
  const report = await lockReviewReport(tx, decision.id)
  const review = report && (await soldReview(tx, report.reviewId))
  if (!report || !review) throw new Error(`there is no report ${decision.id}`)
  if (report.state !== 'open') return refused('decided_already', { decision: report.state })
  if (report.version !== decision.version) return refused('changed_meanwhile', { current: report.version })
  if (!decision.reason) return refused('field_missing', { fields: { reason: 'missing' } })
  const state = decision.decision === 'approve' ? 'hidden' : 'kept'
  await closeReviewReport(tx, report.id, { state, message: decision.reason, now: decision.now })
  if (state === 'hidden') {
    await hideReview(tx, review)
    if (review.isCounted) await countRatings(tx, [{ productId: review.productId, stars: starsLess(review.rating) }])
  }
  await notifyBothSides(tx, report, review, { state, reason: decision.reason, now: decision.now })
  return { done: true }
}

/** Source of the staff queue for reviews that a shop reported. Approving removes the review; refusing leaves it visible. */
export const reportCase = (countRatings: Count): CaseSource => ({
  kind: 'report',
  rows,
  lock: lockReviewReport,
  decisions: ({ open }) => (open ? ['approve', 'refuse'] : []),
  needsTwo: async () => false,
  facts: async ({ db }, { id }) => {
    const report = await findReviewReport(db, id)
    const review = report && (await soldReview(db, report.reviewId))
    if (!report || !review) throw new Error(`there is no report ${id}`)
    const [shop, names] = await Promise.all([shopWithOwner(db, report.shopId), namesOfProducts(db, [review.productId])])
    const plain = (label: string, value: string) => ({ label, value, tone: 'plain' as const })
    return {
      evidence: [
        plain('shop', shop?.name ?? ''),
        plain('product', names.get(review.productId)?.['en'] ?? ''),
        plain('review', `${review.rating} of 5: ${review.text}`),
        plain('writer', review.author ?? 'unnamed'),
        ...(review.isCounted ? [] : [plain('counts', 'no, the money of it went back')]),
        plain('reason', report.reason),
        plain('note', report.note),
      ],
      uploadIds: [],
      flags: [],
      duplicates: [],
      history: [
        { at: report.madeAt, actor: `seller:${report.customerId}`, what: 'reported', note: report.note || null },
        ...(report.decidedAt ? [{ at: report.decidedAt, actor: 'staff', what: report.state, note: report.message }] : []),
      ],
    }
  },
  decide: (_kernel, tx, decision) => decide(tx, decision, countRatings),
})
