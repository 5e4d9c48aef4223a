import { sql } from 'kysely'
import { transaction } from '../src/platform/db/transaction.ts'
import { shopAvailableOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { insertShop } from '../src/modules/shops/profile/shop-rows.ts'
import type { DemoMall } from './demo-mall.ts'
import { bring, type Payee, payee } from './payees.ts'
import { signedInAs } from './people.ts'

export type Owner = { person: Payee; shopId: string; console: { 'access-token': string } }

/** Creates a customer with a shop that has money, and with a payout account whose waiting period is over. */
export const shopOwner = async (mall: DemoMall, amount: string, more: Record<string, string> = {}, name = ''): Promise<Owner> => {
  const person = await payee(mall, '0.01', more)
  const { kernel } = mall
  await sql`update accounts.customer set demo = false where id = ${person.id}`.execute(kernel.db)
  const shopId = await transaction(kernel, (tx) =>
    insertShop(tx, {
      ...{
        ownerId: person.id,
        name: name || `Shop ${person.id}`,
        contactPerson: 'Ada',
        city: 'Bangkok',
        country: 'TH',
        image: null,
        tint: 1,
      },
      ...{ descriptions: {}, demo: false, openedAt: kernel.now() },
    }),
  )
  await bring(kernel, shopAvailableOf(shopId), amount)
  return { person, shopId, console: await signedInAs(kernel, person.id, 'seller') }
}
