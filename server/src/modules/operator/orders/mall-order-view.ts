import type { MallOrder, StaffRole } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import { sharedTraits } from '../../community/referrals/index.ts'
import type { OrderRecord } from '../../orders/orders/lookup/index.ts'
import { everyRefundBefore } from '../../orders/refunds/records/index.ts'
import { readOrder } from '../../orders/views/index.ts'
import { toSoldView } from '../../seller/orders/index.ts'
import { peopleOfShop } from '../../shops/profile/owners/index.ts'
import { namesOfStaff } from '../../identity/staff/operators/index.ts'
import { callers } from './rights.ts'
import { toMallRefundList } from './lists-view.ts'

const maxRefunds = 50
const beforeSent: readonly OrderRecord['status'][] = ['unpaid', 'paid', 'to_ship']

/** An order in the staff view: the shop's view, plus every status change and its actor. */
export const toMallOrderView = async (kernel: Kernel, orderRow: OrderRecord, role: StaffRole, lang: Language): Promise<MallOrder> => {
  const { db } = kernel
  const [order, people, names, refunds, risks] = await Promise.all([
    readOrder(db, orderRow),
    customersByIds(db, [orderRow.customerId]),
    namesOfStaff(db),
    everyRefundBefore(db, { orderId: orderRow.id, before: null, limit: maxRefunds }),
    peopleOfShop(db, orderRow.shopId).then((ofShop) => sharedTraits(kernel, { order: orderRow, people: ofShop })),
  ])
  const isCaller = (callers as readonly StaffRole[]).includes(role)
  return {
    order: await toSoldView(db, order, lang),
    customer: { id: orderRow.customerId, name: people.get(orderRow.customerId)?.fullName ?? '' },
    risks,
    history: order.events.map(({ at, actor, before, after, reason }) => ({
      at: at.toISOString(),
      actor,
      name: actor.startsWith('operator:') ? (names.get(actor.replace('operator:', '')) ?? null) : null,
      before,
      after,
      reason,
    })),
    refunds: await toMallRefundList(db, refunds, lang),
    may: isCaller && beforeSent.includes(orderRow.status) ? ['cancel'] : [],
  }
}
