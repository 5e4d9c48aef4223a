import type { APIRequestContext } from '@playwright/test'
import { somebodyNew } from '../account.ts'
import { type Filled, type Filling, typed } from './fill-every-field.ts'
import type { At } from './form-row.ts'
import { applicantOfOwn, codeFor, uploadDocument, said } from './own-shop.ts'
import { staffOfOwn } from './own-staff.ts'
import { asksBack, asksForCode, bringsIn, caseOf, decides, earns, goesToStaff, namesDestinations, sendsProduct } from './trade.ts'

type Which = { kind: string; id: string }
/** Where the affected person reads the decision: API path and session. `other` is the session of a second operator. */
type Reads = { path: string; token: string }
export type Opened = { which: Which; reads: Reads; other?: string }
export type Decision = Filling & {
  name: string
  button: string
  /** Prepares a new case, and returns where the affected person reads the decision. */
  open: (at: At) => Promise<Opened>
  /** A second operator approves the same decision, if it moves money and needs two approvals. */
  second?: (at: At, opened: Opened, filled: Filled) => Promise<void>
  /** Request fields without a control in this decision. */
  unsent: readonly string[]
  /** Texts of the decision that the affected person reads. */
  shownTexts: (filled: Filled) => readonly string[]
}

const ofMore = ['fields[].field', 'fields[].reason'] as const
const ofCount = ['counted[].sku_id', 'counted[].quantity', 'counted[].reason'] as const

const reference = 'Payment reference'
const reason = 'Reason (optional, shown to the person)'
const reasonNeeded = 'Reason (shown to the person)'
const saysReason = (filled: Filled) => [typed(filled, reason) || typed(filled, reasonNeeded)]
/** The reasons that the operator typed for the fields to request again. */
const wrongOf = (filled: Filled) =>
  [...filled.values()].filter(({ control }) => control.label.startsWith('What’s wrong: ')).map(({ value }) => value)

const anotherSum = '117.25'
/** Files a recharge: a user claims to have sent a wallet payment. */
const recharged = async (api: APIRequestContext): Promise<{ id: string; token: string }> => {
  const { token } = await somebodyNew()
  const wallets = (await said(api, '/customer/index/get_wallets', {}, '')) as unknown as { code: string }[]
  const wallet = wallets[0]?.code ?? ''
  const reserved = await said(api, '/customer/info/recharge_amount', { wallet, amount: '120' }, token)
  const proof = await uploadDocument(api, token, 60, 'certificate')
  const hex = () => crypto.randomUUID().replaceAll('-', '')
  const sent = { wallet, amount: String(reserved['charged_amount']), 'certificate[0]': proof.id, transaction_id: hex() + hex() }
  const { id } = await said(api, '/customer/info/recharge', { ...sent, idempotency_key: hex() }, token)
  return { id: String(id), token }
}

/** Creates a withdrawal of the shop that two operators have approved. */
const withdrawn = async ({ page: { request: api }, owner, trade }: At, pieces: readonly number[]): Promise<Opened> => {
  const { owner: seller, console, ...purchase } = await trade()
  const { destinations } = await said(api, '/seller/withdraw_check', {}, console)
  if ((destinations as unknown[]).length === 0) await namesDestinations(api, { owner: seller, console })
  await earns(api, { ...purchase, console }, pieces)
  const before = await codeFor(api, seller.email)
  await asksForCode(api, 'withdraw', console)
  const code = await codeFor(api, seller.email, before)
  const requests = { amount: '30.50', destination: 'bank', password: seller.password, code, idempotency_key: crypto.randomUUID() }
  const which = { kind: '400', id: String((await said(api, '/seller/withdraw', requests, console))['id']) }
  await decides(api, owner, which, 'approve')
  const second = await staffOfOwn(api, owner, 'finance')
  await decides(api, second.token, which, 'approve')
  return { which, reads: { path: '/seller/withdrawals', token: console }, other: second.token }
}

/** Every kind of decision. Together they contain every field that decisions can have. */
export const decisions: readonly Decision[] = [
  {
    name: 'an application of which more is needed',
    button: 'Request changes',
    open: async ({ page: { request: api }, owner }) => {
      const { email, token } = await applicantOfOwn(api)
      return { which: await caseOf(api, owner, '100', email), reads: { path: '/customer/user/seller_application', token } }
    },
    unsent: [...ofCount],
    shownTexts: (filled) => [...wrongOf(filled), ...saysReason(filled)],
  },
  {
    name: 'a product of which more is needed',
    button: 'Request changes',
    open: async ({ page: { request: api }, trade, owner }) => {
      const { console, owner: seller } = await trade()
      const id = await sendsProduct(api, console, `Lamp ${crypto.randomUUID().slice(0, 8)}`)
      return { which: await caseOf(api, owner, '200', seller.email), reads: { path: `/seller/product?id=${id}`, token: console } }
    },
    unsent: [...ofCount],
    shownTexts: (filled) => [...wrongOf(filled), ...saysReason(filled)],
  },
  {
    name: 'stock that arrived',
    button: 'Received',
    open: async ({ page: { request: api }, trade, owner }) => {
      const { console, skus } = await trade()
      const which = { kind: '300', id: await bringsIn(api, console, skus.slice(0, 2)) }
      await decides(api, owner, which, 'approve')
      return { which, reads: { path: '/seller/stock/applications?state=received', token: console } }
    },
    unsent: [...ofMore],
    shownTexts: (filled) =>
      [...filled.values()].filter(({ control }) => control.label === 'Reason for the difference from 50').map(({ value }) => value),
  },
  {
    name: 'a refund of another sum',
    button: 'Approve',
    open: async (at) => {
      const [api, trade] = [at.page.request, await at.trade()]
      const id = await asksBack(api, trade, await trade.delivered(), { line: 5 })
      await goesToStaff(api, trade, id)
      return { which: { kind: 'refund', id }, reads: { path: `/seller/refund?id=${id}`, token: trade.console } }
    },
    unsent: [...ofMore, ...ofCount],
    shownTexts: (filled) => [typed(filled, 'Different amount'), ...saysReason(filled)],
  },
  {
    name: 'a refund that is refused',
    button: 'Decline',
    open: async (at) => {
      const [api, trade] = [at.page.request, await at.trade()]
      const id = await asksBack(api, trade, await trade.delivered(), { line: 6 })
      await goesToStaff(api, trade, id)
      return { which: { kind: 'refund', id }, reads: { path: `/seller/refund?id=${id}`, token: trade.console } }
    },
    unsent: [...ofMore, ...ofCount],
    shownTexts: saysReason,
  },
  {
    name: 'a recharge of another sum',
    button: 'Approve',
    open: async ({ page: { request: api }, owner }) => {
      const { id, token } = await recharged(api)
      // A decision about money needs two operators. This is the first operator.
      const first = await staffOfOwn(api, owner, 'finance')
      await decides(api, first.token, { kind: '500', id }, 'approve', { credited: anotherSum, reason: 'So much came' })
      return { which: { kind: '500', id }, reads: { path: `/customer/info/recharge_detail?id=${id}`, token } }
    },
    values: { 'Different amount': () => anotherSum },
    unsent: [...ofMore, ...ofCount],
    shownTexts: (filled) => [typed(filled, 'Different amount'), ...saysReason(filled)],
  },
  {
    name: 'a withdrawal that is paid',
    button: 'Mark as paid',
    open: (at) => withdrawn(at, [0, 2]),
    second: ({ page }, { which, other = '' }, filled) =>
      decides(page.request, other, which, 'pay', { reference: typed(filled, reference), reason: typed(filled, reason) }),
    unsent: [...ofMore, ...ofCount],
    shownTexts: (filled) => [typed(filled, reference)],
  },
  {
    name: 'a withdrawal that failed',
    button: 'Fail and return funds',
    open: (at) => withdrawn(at, [0, 0, 2]),
    unsent: [...ofMore, ...ofCount],
    shownTexts: saysReason,
  },
]
