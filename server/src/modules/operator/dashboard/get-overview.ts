import { type Code, type getOverview as call, type MallFigures, messageOf } from '@plaza/contract'
import { done, formatMoney, minor } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { refusedMost } from '../../../platform/observability/refusals/index.ts'
import { joinedWithin } from '../../identity/accounts/index.ts'
import { recentPromiseStats } from '../../approvals/queue/records/index.ts'
import type { WaitingOf } from '../../approvals/queue/index.ts'
import { checkRuns } from '../../foundation/ledger/checks/index.ts'
import { movedWithin } from '../../foundation/ledger/room/index.ts'
import { soldWithin } from '../../orders/orders/index.ts'
import { openedWithin } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { dashboardRights } from './rights.ts'

const weekMs = 7 * 86_400_000
const maxRefusals = 8

const figuresOf = async (db: Db, from: Date, to: Date): Promise<MallFigures> => {
  const [sold, people, shops, recharges, withdrawals] = await Promise.all([
    soldWithin(db, from, to),
    joinedWithin(db, from, to),
    openedWithin(db, from, to),
    movedWithin(db, 'recharge', from, to),
    movedWithin(db, 'withdrawal_paid', from, to),
  ])
  return {
    orders: sold.orders,
    sales: formatMoney(sold.sales),
    people,
    shops,
    recharges: formatMoney(recharges),
    withdrawals: formatMoney(withdrawals),
  }
}

const booksOf = async (db: Db) => {
  const [run] = await checkRuns(db, 1)
  if (!run) return null
  const difference = run.results.reduce((sum, each) => sum + BigInt(each.difference), 0n)
  return { at: run.at.toISOString(), green: run.green, difference: formatMoney(minor(difference)) }
}

/** Today's statistics so far, compared with the same hours of the same weekday last week. */
export const getOverview =
  (waitingOf: WaitingOf): UseCase<typeof call> =>
  async (ctx) => {
    const { db } = ctx.kernel
    const staff = await allowStaff(ctx, dashboardRights.figures)
    if ('refused' in staff) return staff
    const now = ctx.kernel.now()
    const begin = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
    const weekBefore = (at: Date) => new Date(at.getTime() - weekMs)
    const [today, last_week, books, waiting, promises, refused] = await Promise.all([
      figuresOf(db, begin, now),
      figuresOf(db, weekBefore(begin), weekBefore(now)),
      booksOf(db),
      waitingOf(db, staff, now),
      recentPromiseStats(db, now),
      refusedMost(db, now.toISOString().slice(0, 10), maxRefusals),
    ])
    return done({
      ...{ today, last_week, books },
      waiting: waiting.map((each) => ({ ...each, oldest: each.oldest?.toISOString() ?? null })),
      promises,
      refusals: refused.map((each) => ({ ...each, message: messageOf(each.code as Code, ctx.lang) })),
      sends_mail: ctx.kernel.environment.demo || ctx.kernel.environment.mail.url !== null,
    })
  }
