import {
  askSupport,
  assignConversation,
  assignTicket,
  listServiceConversations,
  openConversation,
  showServiceTicket,
  answerReview,
  changeShopNotifications,
  changeShopPaymentSettings,
  changeShopSettings,
  changeShopShipping,
  changeShopStaff,
  changeStaff,
  getChatHouse,
  getServiceHouse,
  getShopNotifications,
  getShopPaymentSettings,
  getShopSettings,
  getShopShipping,
  inviteShopStaff,
  listShopCoupons,
  listShopStaff,
  listSoldReviews,
  listStaff,
  priceSku,
  saveChatHouse,
  saveServiceHouse,
  saveShopCoupon,
  saveShopProduct,
  sendMessage,
  sendSellerCode,
  showShopProduct,
  type Call,
} from '@plaza/contract'
import { sql } from 'kysely'
import { transaction } from '../src/platform/db/transaction.ts'
import { insertOperator } from '../src/modules/identity/staff/operators/operator-rows.ts'
import type { DemoMall } from './demo-mall.ts'
import { codeTo, emailsTo } from './letters.ts'
import { newKey, staffAs } from './recharging.ts'
import { lamp, saved, shownLamp } from './shop-goods.ts'
import { shopOwner } from './shop-owners.ts'

const method = {
  ...{ key: 'standard', name_en: 'Standard', work_days_least: '1', work_days_most: '2' },
  rates: [{ region: 'home', fee: '3.00', way_days_least: '1', way_days_most: '3' }],
}
const hired = { fullName: 'Nora Quill', passwordHash: 'none', role: 'support', demo: false } as const
type Headers = Record<string, string>
type Fields = Record<string, unknown>

/** A test row for one call: the record that it changes, a colleague's change meanwhile, and the call that reads the current state. */
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
  /** A seller who is logged in to a shop's console. */
  seller: () => Headers
  kenji: () => Headers
  shopId: () => string
  unlike: () => string
  change: (call: Call, fields: Fields, who?: Headers) => Promise<{ id: string }>
}

/** Test rows for records that a shop manages, and for staff records outside the change log. */
export const rowsBesideEdits = ({ mall, seller, kenji, shopId, unlike, change }: Around): Readonly<Record<string, Row>> => {
  let sent: Fields = {}
  let skuId = ''
  const written = async () => ({ ...(await lamp(mall(), seller())), name_en: unlike() })
  const saves = (id: string) => change(saveShopProduct, { ...sent, id, name_en: unlike() }, seller())
  const prices = () => change(priceSku, { sku_id: skuId, price: '26.00' }, seller())
  const ofProduct = (thing: () => Promise<string>, theirs: Row['theirs'], mine: Row['mine']): Row => ({
    ...{ thing, theirs, mine, who: seller },
    read: (id) => [showShopProduct, { id }],
  })
  const draft = async () => {
    sent = await written()
    return (await saved(mall(), seller(), sent)).data.id
  }
  const onSale = async () => {
    const { id, content } = await shownLamp(mall(), seller(), await written())
    const live = (await mall().ask(showShopProduct, { id }, seller())).data.content
    sent = { ...(await written()), images: content.images }
    skuId = live.skus[0]?.id ?? ''
    return id
  }
  const ofShop = (call: Call, read: Call, fields: () => Fields): Row => ({
    theirs: () => change(call, fields(), seller()),
    mine: fields,
    read: () => [read, {}],
    who: seller,
  })
  let last = 0
  const noticeKinds = () => [['100'], ['200'], ['300']][(last += 1) % 3]
  let owned = { headers: {} as Headers, email: '', code: '' }
  const sendCode = async () => {
    const { kernel, ask } = mall()
    const emailCount = (await emailsTo(kernel, owned.email)).length
    // A second code cannot be sent at once, so the test makes the first code older.
    await sql`update accounts.code set asked_at = asked_at - interval '5 minutes'`.execute(kernel.db)
    const sent = await ask(sendSellerCode, { purpose: 'payment_settings' }, owned.headers)
    if (sent.code !== 200) throw new Error(`no code was sent: ${sent.code} ${JSON.stringify(sent.data)}`)
    owned.code = await codeTo(kernel, owned.email, emailCount)
  }
  const question = () => ({ topic: 'order' as const, subject: unlike(), text: 'Where is it?' })
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
    answerReview: {
      thing: async () => {
        const said = sql<{ id: string }>`insert into reviews.review (product_id, shop_id, rating, text, lang, written_at, demo)
          select id, shop_id, 5, 'Good', 'en', now(), true from products.product where shop_id = ${shopId()} limit 1 returning id`
        return (await said.execute(mall().kernel.db)).rows[0]?.id ?? ''
      },
      theirs: (id) => change(answerReview, { id, text: unlike() }, seller()),
      mine: (id) => ({ id, text: unlike() }),
      read: () => [listSoldReviews, {}],
      who: seller,
    },
    submitShopProduct: ofProduct(draft, saves, (id) => ({ id })),
    withdrawShopProduct: ofProduct(onSale, saves, (id) => ({ id, drop: '1' })),
    removeShopProduct: ofProduct(draft, saves, (id) => ({ id })),
    shelveShopProduct: ofProduct(onSale, prices, (id) => ({ id, on: '0' })),
    priceSku: ofProduct(onSale, prices, () => ({ sku_id: skuId, price: '25.00' })),
    changeShopSettings: ofShop(changeShopSettings, getShopSettings, () => ({ city: unlike() })),
    changeShopShipping: ofShop(changeShopShipping, getShopShipping, () => ({ methods: [{ ...method, carrier: unlike() }] })),
    changeShopNotifications: ofShop(changeShopNotifications, getShopNotifications, () => ({ letters_for: noticeKinds() })),
    changeShopPaymentSettings: {
      thing: async () => {
        const { person, console } = await shopOwner(mall(), '10.00')
        owned = { headers: console, email: person.email, code: '' }
        return ''
      },
      theirs: async () => {
        await sendCode()
        await change(changeShopPaymentSettings, { bank_name: unlike(), code: owned.code }, owned.headers)
        await sendCode()
      },
      mine: () => ({ bank_name: unlike(), code: owned.code }),
      read: () => [getShopPaymentSettings, {}],
      who: () => owned.headers,
    },
    assignConversation: {
      thing: async () => {
        const conversation = (await mall().ask(openConversation, { with: 'service' }, kenji())).data.conversation.id
        await mall().ask(sendMessage, { conversation, key: newKey(), text: unlike() }, kenji())
        return conversation
      },
      theirs: async (conversation) => change(assignConversation, { conversation, to: 'me' }, await staffAs(mall().kernel, 'support')),
      mine: (conversation) => ({ conversation, to: 'me' }),
      read: () => [listServiceConversations, { view: 'all' }],
    },
    assignTicket: {
      thing: async () => (await mall().ask(askSupport, { ...question(), idempotency_key: newKey() }, kenji())).data.id,
      theirs: async (id) => change(assignTicket, { id, to: 'me' }, await staffAs(mall().kernel, 'support')),
      mine: (id) => ({ id, to: 'me' }),
      read: (id) => [showServiceTicket, { id }],
    },
    changeStaff: {
      thing: () =>
        transaction(mall().kernel, (tx) => insertOperator(tx, { ...hired, email: `${unlike().replace(' ', '')}@staff.example` })),
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
