import {
  answerReview,
  changeShopNotifications,
  changeShopSettings,
  changeShopShipping,
  changeShopStaff,
  endShopCoupon,
  makeSellerTicket,
} from '@plaza/contract'
import { sql } from 'kysely'
import { transaction } from '../src/platform/db/transaction.ts'
import { insertShop } from '../src/modules/shops/profile/shop-rows.ts'
import { shopOfOwner } from '../src/modules/shops/profile/owners/own-shop-rows.ts'
import type { Act, Doer } from './act.ts'
import { seeing } from './ask-seeing.ts'
import { idOf } from './payees.ts'
import { signedInAs } from './people.ts'
import { shopGoodsActs } from './shop-goods-acts.ts'
import { supplyingActs } from './supplying-acts.ts'
import { type Planted, plantOrder } from './selling.ts'

/** Opens a shop for this customer. */
const opened = async ({ mall: { kernel }, email }: Doer) => {
  const ownerId = await idOf(kernel, email)
  const known = await sql`select 1 from profile.shop where owner_id = ${ownerId}`.execute(kernel.db)
  if (known.rows.length > 0) return
  await transaction(kernel, (tx) =>
    insertShop(tx, {
      ...{
        ownerId,
        name: `Shop ${ownerId}`,
        contactPerson: 'Ada',
        city: 'Bangkok',
        country: 'TH',
        street: '1 Soi Ari',
        image: null,
        tint: 1,
      },
      ...{ descriptions: {}, demo: false, openedAt: kernel.now() },
    }),
  )
}

/** Test actions of a customer who opens the console of the customer's shop. */
export const toConsoleActs: readonly Act[] = [
  { name: 'getOwnSales', prepare: opened },
  { name: 'makeSellerTicket', prepare: opened, changes: ['access.ticket'] },
]

const ticket = async (doer: Doer) => {
  const { mall, email } = doer
  const headers = await signedInAs(mall.kernel, await idOf(mall.kernel, email))
  doer.learnt.ticket = (await mall.ask(makeSellerTicket, {}, headers)).data.ticket
}

const toBuyer = (tables: readonly string[]) => tables.map((table) => `${table} of the buyer`)
/** Creates another customer's order at this shop, with this status. */
const order =
  (status: string, more: Partial<Planted> = {}) =>
  async (doer: Doer) => {
    const { kernel } = doer.mall
    const shop = await shopOfOwner(kernel.db, await idOf(kernel, doer.email))
    const customerId = await idOf(kernel, 'bea@people.example')
    doer.learnt.id = await plantOrder(kernel, { shopId: shop?.id ?? '', customerId, status, ...more })
  }
const it = ({ learnt }: Doer) => ({ id: learnt.id ?? '' })
const live = 'platform.live_event'
const moved = toBuyer(['orders.order_header', 'orders.history', live])
const notified = toBuyer(['notifications.notice'])
const promised = { paymentStatus: 'cod_due', method: 'cod' } as const

/** Test actions of a shop's owner on the shop's orders. The buyer sees the changes. */
const sellingActs: readonly Act[] = [
  { name: 'getSeller', prepare: order('paid') },
  { name: 'getDashboard', prepare: order('paid') },
  { name: 'listSoldOrders', prepare: order('paid') },
  { name: 'findShopRecords', ask: () => ({ keyword: 'shopper' }) },
  { name: 'exportSoldOrders' },
  { name: 'getPackingSlips', prepare: order('to_ship'), ask: ({ learnt }) => ({ ids: learnt.id ?? '' }) },
  { name: 'showSoldOrder', prepare: order('paid'), ask: it },
  { name: 'acceptOrder', prepare: order('paid'), ask: it, changes: [...moved, ...notified, live] },
  {
    name: 'shipOrder',
    prepare: order('to_ship'),
    ask: (doer) => ({ ...it(doer), carrier: 'dhl', tracking_no: '1234567899' }),
    changes: [...moved, ...notified, live, ...toBuyer(['platform.mail', 'shipments.parcel', 'shipments.line', 'shipments.history'])],
  },
  {
    name: 'correctParcel',
    prepare: order('shipped'),
    ask: async (doer) => {
      const found = await sql<{ id: string }>`select id from shipments.parcel where order_id = ${doer.learnt.id}`.execute(
        doer.mall.kernel.db,
      )
      return { ...it(doer), parcel_id: found.rows[0]?.id ?? '', carrier: 'dhl', tracking_no: '9876543210' }
    },
    changes: [...toBuyer([live]), ...notified, live, ...toBuyer(['platform.mail', 'shipments.parcel', 'shipments.former_number'])],
  },
  {
    name: 'progressOrder',
    prepare: order('shipped'),
    ask: (doer) => ({ ...it(doer), step: 'delivered' }),
    changes: [...moved, ...notified, live, ...toBuyer(['platform.mail', 'shipments.parcel', 'shipments.history'])],
  },
  {
    name: 'cancelSoldOrder',
    prepare: order('to_ship'),
    ask: (doer) => ({ ...it(doer), reason: 'no more of it' }),
    changes: [
      ...moved,
      ...notified,
      live,
      'ledger.journal',
      'ledger.account of everybody',
      ...toBuyer(['ledger.account', 'ledger.posting', 'platform.mail']),
    ],
  },
  {
    name: 'collectCash',
    prepare: order('delivered', promised),
    ask: it,
    changes: [
      ...toBuyer(['orders.order_header', live]),
      live,
      'ledger.journal',
      'ledger.account of everybody',
      'ledger.account of its balance',
      'ledger.posting of its balance',
    ],
  },
  {
    name: 'refuseAtDoor',
    prepare: order('delivered', promised),
    ask: it,
    changes: [...moved, ...notified, live, ...toBuyer(['platform.mail'])],
  },
]
/** Inserts a review by a buyer of the shop. */
const said = async ({ mall: { kernel }, email, learnt }: Doer) => {
  const found = await sql<{ id: string }>`insert into reviews.review (product_id, shop_id, rating, text, lang, written_at, demo)
    select 1, min(id), 5, 'Good', 'en', now(), true from profile.shop where owner_id = ${await idOf(kernel, email)} returning id`.execute(
    kernel.db,
  )
  learnt.review = found.rows[0]?.id ?? ''
}

const lastMonth = ({ mall }: Doer) => {
  const now = mall.kernel.now()
  return { month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7) }
}

/** Test actions of a shop's owner in the console. */
export const sellersActs: readonly Act[] = [
  {
    name: 'openSellerSession',
    prepare: ticket,
    ask: ({ learnt }) => ({ ticket: learnt.ticket ?? '' }),
    changes: ['platform.session', 'access.ticket of the customer'],
  },
  ...sellingActs,
  {
    name: 'answerReview',
    prepare: said,
    ask: seeing(answerReview, ({ learnt }) => ({ id: learnt.review ?? '', text: 'Thank you' })),
    changes: ['reviews.review of everybody'],
  },
  { name: 'listShopStaff' },
  { name: 'getShopSettings' },
  {
    name: 'changeShopSettings',
    ask: seeing(changeShopSettings, () => ({ city: 'Chiang Mai' })),
    changes: ['profile.shop of the customer', 'platform.audit'],
  },
  { name: 'getShopShipping' },
  {
    name: 'changeShopShipping',
    ask: seeing(changeShopShipping, () => ({
      ...{ 'methods[0][key]': 'standard', 'methods[0][name_en]': 'Standard', 'methods[0][carrier]': 'Post' },
      ...{ 'methods[0][work_days_least]': '1', 'methods[0][work_days_most]': '2', 'methods[0][rates][0][region]': 'home' },
      ...{ 'methods[0][rates][0][fee]': '1', 'methods[0][rates][0][way_days_least]': '1', 'methods[0][rates][0][way_days_most]': '2' },
    })),
    changes: ['platform.audit', 'shipping.method of the customer', 'shipping.rate of the customer'],
  },
  { name: 'getShopPaymentSettings' },
  { name: 'getShopNotifications' },
  {
    name: 'changeShopNotifications',
    ask: seeing(changeShopNotifications, () =>
      Object.fromEntries([0, 100, 200, 300, 400, 500].map((kind, at) => [`letters_for[${at}]`, String(kind)])),
    ),
    changes: ['accounts.customer of the customer'],
  },
  { name: 'showShopBalance' },
  { name: 'listAffiliateProducts' },
  { name: 'listShopLedger' },
  { name: 'showShopStatement', ask: lastMonth },
  { name: 'simulateSale', ask: () => ({ price: '9.99', category_id: '1' }) },
  { name: 'checkShopWithdrawal', ask: () => ({ amount: '20.00' }) },
  { name: 'listShopWithdrawals' },
  {
    name: 'inviteShopStaff',
    ask: () => ({ email: 'hand@people.example', role: 'orders' }),
    changes: ['profile.member of the customer', 'platform.audit', 'platform.mail of everybody'],
  },
  {
    name: 'changeShopStaff',
    ask: seeing(changeShopStaff, ({ learnt }) => ({ id: learnt.id ?? '', role: 'finance' })),
    changes: ['profile.member of the customer', 'platform.audit'],
  },
  ...shopGoodsActs,
  ...supplyingActs,
  { name: 'showFirstSteps' },
  { name: 'showStanding' },
  { name: 'listShopNotices' },
  { name: 'listSoldReviews', prepare: said },
  {
    name: 'reportReview',
    ask: ({ learnt }) => ({ id: learnt.review ?? '', reason: 'spam' }),
    changes: ['reviews.report of the customer'],
  },
  {
    name: 'saveShopCoupon',
    ask: ({ email }) => ({
      ...{ code: `five ${email.split('@')[0]}`, name_en: 'Five off', kind: 'fixed', value: '5.00', threshold: '40.00', version: '0' },
    }),
    changes: ['coupons.coupon of the customer'],
  },
  { name: 'listShopCoupons' },
  {
    name: 'endShopCoupon',
    takesAway: true,
    ask: seeing(endShopCoupon, ({ learnt }) => ({ id: learnt.id ?? '' })),
    changes: ['coupons.coupon of the customer'],
  },
  { name: 'logoutSeller', takesAway: true, changes: ['platform.session'] },
]
