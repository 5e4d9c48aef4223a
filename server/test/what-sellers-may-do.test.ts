import { sellerRoles, type Call } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SellerRole } from '../src/modules/shops/access/staff/allow-seller.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { onSale } from './buying.ts'
import { shopChatExamples } from './chat-acts.ts'
import { shopSupportExamples } from './support-acts.ts'
import { personId, signedInAs } from './people.ts'
import { everySeat, newPerson } from './shop-staff.ts'

/** The shop roles that may use each call. The server refuses members with other roles, and outsiders. */
const roles = {
  getSeller: sellerRoles,
  listShopStaff: ['owner'],
  inviteShopStaff: ['owner'],
  changeShopStaff: ['owner'],
  listShopProducts: ['owner', 'catalogue'],
  findCategories: ['owner', 'catalogue'],
  showShopProduct: ['owner', 'catalogue'],
  saveShopProduct: ['owner', 'catalogue'],
  exportShopProducts: ['owner', 'catalogue'],
  importShopProducts: ['owner', 'catalogue'],
  showProductImport: ['owner', 'catalogue'],
  submitShopProduct: ['owner', 'catalogue'],
  withdrawShopProduct: ['owner', 'catalogue'],
  shelveShopProduct: ['owner', 'catalogue'],
  copyShopProduct: ['owner', 'catalogue'],
  removeShopProduct: ['owner', 'catalogue'],
  priceSku: ['owner', 'catalogue'],
  listStock: ['owner', 'catalogue'],
  listStockMovements: ['owner', 'catalogue'],
  applyStock: ['owner', 'catalogue'],
  cancelStock: ['owner', 'catalogue'],
  listStockApplications: ['owner', 'catalogue'],
  listShopConversations: ['owner', 'support'],
  getShopMessages: ['owner', 'support'],
  sendShopMessage: ['owner', 'support'],
  readShopMessages: ['owner', 'support'],
  blockShopConversation: ['owner', 'support'],
  reportShopConversation: ['owner', 'support'],
  getChatHouse: ['owner', 'support'],
  saveChatHouse: ['owner', 'support'],
  listShopTickets: ['owner', 'support'],
  showShopTicket: ['owner', 'support'],
  askSupportForShop: ['owner', 'support'],
  replyToShopTicket: ['owner', 'support'],
  closeShopTicket: ['owner', 'support'],
  getDashboard: ['owner', 'orders', 'finance', 'support'],
  listShopCoupons: ['owner', 'catalogue'],
  listAffiliateProducts: ['owner', 'catalogue', 'finance'],
  saveShopCoupon: ['owner', 'catalogue'],
  endShopCoupon: ['owner', 'catalogue'],
  listSoldReviews: ['owner', 'catalogue', 'orders', 'support'],
  reportReview: ['owner', 'orders', 'support'],
  showFirstSteps: sellerRoles,
  listShopNotices: sellerRoles,
  readShopNotice: sellerRoles,
  readAllShopNotices: sellerRoles,
  exportSoldOrders: ['owner', 'orders', 'finance'],
  getPackingSlips: ['owner', 'orders'],
  listSoldOrders: ['owner', 'orders', 'finance', 'support'],
  findShopRecords: sellerRoles,
  showSoldOrder: ['owner', 'orders', 'finance', 'support'],
  acceptOrder: ['owner', 'orders'],
  shipOrder: ['owner', 'orders'],
  correctParcel: ['owner', 'orders'],
  progressOrder: ['owner', 'orders'],
  cancelSoldOrder: ['owner', 'orders'],
  collectCash: ['owner', 'orders'],
  refuseAtDoor: ['owner', 'orders'],
  appealSuspension: ['owner'],
  showStanding: ['owner'],
  getShopSettings: ['owner'],
  changeShopSettings: ['owner'],
  getShopShipping: ['owner', 'catalogue', 'orders'],
  changeShopShipping: ['owner'],
  getShopPaymentSettings: ['owner'],
  changeShopPaymentSettings: ['owner'],
  getShopNotifications: sellerRoles,
  changeShopNotifications: sellerRoles,
  showShopBalance: ['owner', 'finance'],
  listShopLedger: ['owner', 'finance'],
  showShopStatement: ['owner', 'finance'],
  simulateSale: ['owner', 'finance', 'catalogue'],
  checkShopWithdrawal: ['owner'],
  withdrawFromShop: ['owner'],
  cancelShopWithdrawal: ['owner'],
  listShopWithdrawals: ['owner', 'finance'],
  sendSellerCode: ['owner'],
  listShopRefunds: ['owner', 'orders', 'support'],
  showShopRefund: ['owner', 'orders', 'support'],
  acceptRefund: ['owner', 'orders'],
  offerRefund: ['owner', 'orders'],
  refuseRefund: ['owner', 'orders'],
  receiveReturn: ['owner', 'orders'],
  addShopRefundEvidence: ['owner', 'orders'],
  answerReview: ['owner', 'orders', 'support'],
} as const satisfies Record<string, readonly SellerRole[]>
const rolesOf: Readonly<Record<string, readonly SellerRole[]>> = roles

const nobodysNumber = '999999999999'
const nobodys = { id: nobodysNumber }
/** Valid input with IDs of rows that do not exist, for each call. An authorised caller gets the refusal for such IDs. */
const examples: Readonly<Record<string, Record<string, unknown>>> = {
  appealSuspension: { text: 'It was sent' },
  ...shopChatExamples,
  ...shopSupportExamples,
  inviteShopStaff: { email: 'somebody@people.example', role: 'orders' },
  changeShopStaff: { ...nobodys, version: '0' },
  findCategories: { keyword: 'lamp' },
  showShopProduct: nobodys,
  saveShopProduct: { ...nobodys, version: '1' },
  submitShopProduct: { ...nobodys, version: '1' },
  withdrawShopProduct: { ...nobodys, version: '1' },
  shelveShopProduct: { ...nobodys, version: '1', on: '0' },
  copyShopProduct: { ...nobodys, key: 'nobodys-copy' },
  removeShopProduct: { ...nobodys, version: '1' },
  priceSku: { sku_id: nobodysNumber, version: '1', price: '1.00' },
  saveChatHouse: { version: '0' },
  changeShopSettings: { version: '0' },
  changeShopShipping: { version: '0' },
  changeShopNotifications: { version: '0' },
  changeShopPaymentSettings: { version: '0' },
  listStockMovements: { sku_id: nobodysNumber },
  findShopRecords: { keyword: 'A trial of who may' },
  applyStock: {
    ...{ lines: [{ sku_id: nobodysNumber, quantity: 1 }], document: [nobodysNumber] },
    ...{ arrives_at: '2026-12-24', idempotency_key: 'nobodys-pieces' },
  },
  cancelStock: nobodys,
  saveShopCoupon: { ...nobodys, code: 'NOBODYS', name_en: 'Nobody’s', kind: 'fixed', amount: '1.00', version: '0' },
  endShopCoupon: { ...nobodys, version: '0' },
  reportReview: { ...nobodys, reason: 'spam' },
  readShopNotice: nobodys,
  getPackingSlips: { ids: [nobodysNumber] },
  showSoldOrder: nobodys,
  acceptOrder: nobodys,
  shipOrder: { ...nobodys, carrier: 'dhl', tracking_no: '1234567890' },
  correctParcel: { ...nobodys, parcel_id: nobodysNumber, carrier: 'dhl', tracking_no: '1234567890' },
  progressOrder: { ...nobodys, step: 'delivered' },
  cancelSoldOrder: { ...nobodys, reason: 'no more of it' },
  collectCash: nobodys,
  refuseAtDoor: nobodys,
  showShopStatement: { month: '2026-01' },
  simulateSale: { price: '1.00', category_id: nobodysNumber },
  withdrawFromShop: { amount: '20.00', destination: 'bank', password: 'no', code: '000000', idempotency_key: 'nobodys-money' },
  cancelShopWithdrawal: nobodys,
  sendSellerCode: { purpose: 'withdraw' },
  showShopRefund: nobodys,
  acceptRefund: nobodys,
  offerRefund: { ...nobodys, amount: '1.00' },
  refuseRefund: { ...nobodys, reason: 'It was whole when it left' },
  receiveReturn: { ...nobodys, as_described: '1' },
  addShopRefundEvidence: { ...nobodys, note: 'The box was whole', idempotency_key: 'evidence-of-nobody' },
  answerReview: { ...nobodys, text: 'Thank you', version: '0' },
}

/** Every user of the console may log out, so `logoutSeller` is left out. */
const calls = everyCall.filter(({ name, call }) => call.who === 'seller' && name !== 'logoutSeller')

let mall: DemoMall
let memberships: Awaited<ReturnType<typeof everySeat>>
let outsiders: ReadonlyMap<string, { headers: Record<string, string>; refusal: number }>
beforeAll(async () => {
  mall = await openDemoMall()
  const { kernel } = mall
  const [goods] = await onSale(mall)
  memberships = await everySeat(kernel, goods?.shopId ?? '')
  const mali = await personId(kernel, 'mali')
  outsiders = new Map([
    ['a visitor', { headers: {}, refusal: 1100003 }],
    ['a customer', { headers: await signedInAs(kernel, mali), refusal: 1000004 }],
    ['the owner in the storefront', { headers: await signedInAs(kernel, await personId(kernel, 'anders')), refusal: 1000004 }],
    ['an operator', { headers: await signedInAs(kernel, '1', 'operator'), refusal: 1000004 }],
    ['somebody of no shop', { headers: await signedInAs(kernel, await newPerson(kernel), 'seller'), refusal: 3000001 }],
  ])
})
afterAll(() => mall.end())

test('every console call declares its roles', () => {
  expect(Object.keys(roles).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

const exampleOf = (name: string, call: Call): Record<string, string> => {
  const example = examples[name] ?? {}
  const required = fieldsOf(call.input, name).fields.filter((field) => field.required)
  expect(Object.keys(example), 'a call with required fields needs an example').toEqual(
    expect.arrayContaining(required.map(({ name: of }) => of)),
  )
  return example as Record<string, string>
}

// File uploads need another request format. The tests of each upload call check its roles.
test.each(calls.filter(({ call }) => call.takes !== 'file'))('$name: for its roles only', async ({ name, call }) => {
  const example = exampleOf(name, call)
  for (const role of sellerRoles) {
    const { code } = await mall.ask(call, example, memberships.get(role))
    if (rolesOf[name]?.includes(role)) expect([1000004, 1000008, 1000009, 1100003, 2000017, 3000001], role).not.toContain(code)
    else expect(code, role).toBe(3000001)
  }
  for (const [who, { headers, refusal }] of outsiders) expect((await mall.ask(call, example, headers)).code, who).toBe(refusal)
})
