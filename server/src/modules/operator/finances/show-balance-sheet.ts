import type { showBalanceSheet as call } from '@plaza/contract'
import { done, formatMoney } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { closedUpTo, flowsUntilNow, shopsOwing } from '../../foundation/ledger/room/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { planSheet, type AccountBalance } from './plan-sheet.ts'
import { booksReaders } from './rights.ts'

const maxOwing = 50
const publish = (sums: readonly AccountBalance[]) => sums.map(({ account, amount }) => ({ account, amount: formatMoney(amount) }))

/** The mall's balance sheet: assets and liabilities. */
export const showBalanceSheet: UseCase<typeof call> = async (ctx) => {
  const { db } = ctx.kernel
  const staff = await allowStaff(ctx, booksReaders)
  if ('refused' in staff) return staff
  const [flows, owing, closed_up_to] = await Promise.all([flowsUntilNow(db), shopsOwing(db, maxOwing), closedUpTo(db)])
  const shops = await shopProfiles(
    db,
    owing.map(({ shopId }) => shopId),
  )
  const { assets, liabilities, own, totals } = planSheet(flows)
  return done({
    assets: publish(assets),
    liabilities: publish(liabilities),
    own: publish(own),
    totals: {
      assets: formatMoney(totals.assets),
      liabilities: formatMoney(totals.liabilities),
      own: formatMoney(totals.own),
      difference: formatMoney(totals.difference),
    },
    receivables: owing.map(({ shopId, owed }) => ({ shop: { id: shopId, name: shops.get(shopId)?.name ?? '' }, owed: formatMoney(owed) })),
    closed_up_to,
  })
}
