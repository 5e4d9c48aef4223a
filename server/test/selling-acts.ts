import { makeSellerTicket } from '@plaza/contract'
import { sql } from 'kysely'
import { transact } from '../src/kernel/transact.ts'
import { insertShop } from '../src/slices/shops/index.ts'
import type { Act, Doer } from './act.ts'
import { idOf } from './payees.ts'
import { signedInAs } from './people.ts'

/** A shop of one's own. */
const opened = async ({ mall: { kernel }, email }: Doer) => {
  const ownerId = await idOf(kernel, email)
  const known = await sql`select 1 from shops.shop where owner_id = ${ownerId}`.execute(kernel.db)
  if (known.rows.length > 0) return
  await transact(kernel, (tx) =>
    insertShop(tx, {
      ...{ ownerId, name: `Shop ${ownerId}`, contactPerson: 'Ada', city: 'Bangkok', country: 'TH', image: null, tint: 1 },
      ...{ descriptions: {}, demo: false, openedAt: kernel.now() },
    }),
  )
}

/** What a customer does on the way into the console of their shop. */
export const toConsoleActs: readonly Act[] = [{ name: 'makeSellerTicket', given: opened, changes: ['sellers.ticket'] }]

const ticket = async (doer: Doer) => {
  const { mall, email } = doer
  const headers = await signedInAs(mall.kernel, await idOf(mall.kernel, email))
  doer.learnt.ticket = (await mall.ask(makeSellerTicket, {}, headers)).data.ticket
}

/** What the owner of a shop does in its console. */
export const sellersActs: readonly Act[] = [
  {
    name: 'openSellerSession',
    given: ticket,
    ask: ({ learnt }) => ({ ticket: learnt.ticket ?? '' }),
    changes: ['kernel.session', 'sellers.ticket of the customer'],
  },
  { name: 'logoutSeller', takesAway: true, changes: ['kernel.session'] },
]
