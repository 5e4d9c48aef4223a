import { storefrontLinks, type getAffiliateSummary as shape } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { referralCode, invitedBefore } from '../../identity/accounts/index.ts'
import { maskName } from '../../identity/accounts/people/index.ts'
import { ordersByIds } from '../../orders/orders/lookup/index.ts'
import { rewardsOf, type RewardRow, rewardTotals } from './reward-rows.ts'
import { readTerms, toReferralTerms } from './terms.ts'

const listName = 'invited'

/** The current reward for one invited person. */
const toRewardView = (reward: RewardRow | undefined, dueAt: Date | null) => {
  if (!reward) return { state: 'none' as const, amount: null, reason: null, due_at: null }
  const { state, reason, amount } = reward
  const due_at = state === 'pending' ? (dueAt?.toISOString() ?? null) : null
  return { state, reason, amount: state === 'void' ? null : formatMoney(amount), due_at }
}

/** The user's invitations and rewards, one level deep: only people whom the user invited directly. */
export const getAffiliateSummary: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const { db } = kernel
  const personId = currentUserId(ctx)
  const after = input.cursor ? readCursor(input.cursor, listName, /^$/) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const [{ code, count }, rows, sums, terms] = await Promise.all([
    referralCode(db, personId),
    invitedBefore(db, personId, after?.id ?? null, input.limit + 1),
    rewardTotals(db, personId),
    readTerms(db),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const rewards = await rewardsOf(
    db,
    personId,
    shown.map(({ id }) => id),
  )
  const orders = await ordersByIds(
    db,
    [...rewards.values()].flatMap(({ state, orderId }) => (state === 'pending' ? [orderId] : [])),
  )
  const dueAt = new Map(orders.map((order) => [order.id, order.returnUntil]))
  return done({
    invitation_code: code,
    link: `${kernel.environment.publicUrl}/${storefrontLinks.register(code)}`,
    ...toReferralTerms(terms),
    invited_count: count,
    rewards_earned: formatMoney(sums.earned),
    rewards_pending: formatMoney(sums.pending),
    list: shown.map(({ id, fullName, madeAt }) => {
      const reward = rewards.get(id)
      return { name: maskName(fullName), date: madeAt.toISOString(), ...toRewardView(reward, dueAt.get(reward?.orderId ?? '') ?? null) }
    }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '', id: last.id }) : null,
  })
}
