import {
  changeShopStaff,
  changeStaff,
  getChatHouse,
  getServiceHouse,
  inviteShopStaff,
  listShopCoupons,
  listShopStaff,
  listStaff,
  saveChatHouse,
  saveServiceHouse,
  saveShopCoupon,
  type Call,
} from '@plaza/contract'
import { transact } from '../src/kernel/transact.ts'
import { insertOperator } from '../src/slices/staff/operators/index.ts'
import type { DemoMall } from './demo-mall.ts'

const hired = { fullName: 'Nora Quill', passwordHash: 'none', role: 'support', demo: false } as const
type Headers = Record<string, string>
type Fields = Record<string, unknown>

/** One call: what it is done to, what a colleague does to that meanwhile, and where one reads what stands. */
export type Row = {
  thing?: () => Promise<string>
  theirs: (id: string) => Promise<unknown>
  mine: (id: string) => Fields
  read: (id: string) => readonly [Call, Fields]
  who?: () => Headers
  guard?: (id: string) => Promise<Fields>
}

type Around = {
  mall: () => DemoMall
  /** Whoever has the console of a shop open. */
  seller: () => Headers
  unlike: () => string
  change: (call: Call, fields: Fields, who?: Headers) => Promise<{ id: string }>
}

/** What a shop arranges for itself, and what staff do beside the record of edits. */
export const rowsBesideEdits = ({ mall, seller, unlike, change }: Around): Readonly<Record<string, Row>> => {
  const words = () => ({ 'replies[0]': unlike(), away: unlike() })
  const terms = () => ({ code: unlike().replace(/\W/g, 'SHOP').toUpperCase(), name_en: unlike(), kind: 'free_delivery' })
  const ofCoupon = (mine: (id: string) => Fields): Row => ({
    thing: async () => (await change(saveShopCoupon, terms(), seller())).id,
    theirs: (id) => change(saveShopCoupon, { ...terms(), id }, seller()),
    mine,
    read: (id) => [listShopCoupons, { id }],
    who: seller,
  })
  return {
    saveShopCoupon: ofCoupon((id) => ({ ...terms(), id })),
    endShopCoupon: ofCoupon((id) => ({ id })),
    changeStaff: {
      thing: () => transact(mall().kernel, (tx) => insertOperator(tx, { ...hired, email: `${unlike().replace(' ', '')}@staff.example` })),
      theirs: (id) => change(changeStaff, { id, role: 'finance' }),
      mine: (id) => ({ id, role: 'auditor' }),
      read: () => [listStaff, {}],
    },
    changeShopStaff: {
      thing: async () =>
        (await mall().ask(inviteShopStaff, { email: `${unlike().replace(' ', '')}@people.example`, role: 'orders' }, seller())).data.id,
      theirs: (id) => change(changeShopStaff, { id, role: 'finance' }, seller()),
      mine: (id) => ({ id, role: 'support' }),
      read: () => [listShopStaff, {}],
      who: seller,
    },
    saveChatHouse: {
      theirs: () => change(saveChatHouse, words(), seller()),
      mine: words,
      read: () => [getChatHouse, {}],
      who: seller,
    },
    saveServiceHouse: {
      theirs: () => change(saveServiceHouse, words()),
      mine: words,
      read: () => [getServiceHouse, {}],
    },
  }
}
