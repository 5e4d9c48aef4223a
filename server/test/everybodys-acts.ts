import { getAllProducts, getAnnouncements, inviteStaff, listSessions, listStaff, openInvitation, type Call } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { codeAt, stepAt } from '../src/modules/identity/staff/secrets/totp.ts'
import type { Act, Doer, Fields } from './act.ts'
import type { Answered, DemoMall } from './demo-mall.ts'
import { codeTo } from './letters.ts'
import { applyingActs } from './applying-acts.ts'
import { buyingActs } from './buying-acts.ts'
import { chatActs } from './chat-acts.ts'
import { supportActs } from './support-acts.ts'
import { refundActs } from './refund-acts.ts'
import { moneyActs, officeActs } from './money-acts.ts'
import { staffActs } from './staff-acts.ts'
import { operatingReads } from './operating-acts.ts'
import { toConsoleActs } from './selling-acts.ts'
import { multipart, picture } from './pictures.ts'
import { solveCaptcha } from './solve-captcha.ts'
import { until } from './until.ts'

export const callOf = (name: string): Call => {
  const found = everyCall.find((each) => each.name === name)
  if (!found) throw new Error(`there is no call ${name}`)
  return found.call
}

/** Waits until all events are delivered and no job is due. */
export const untilQuiet = async (mall: DemoMall): Promise<void> => {
  const due = sql`select 1 from platform.event_pending union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`
  await until(async () => (await due.execute(mall.kernel.db)).rows.length === 0)
}

/** Performs a test action, waits for its events and jobs, and stores response values for later actions. */
export const doAct = async (
  doer: Doer,
  { name, ask, send }: Pick<Act, 'name' | 'ask' | 'send'>,
): Promise<Pick<Answered<unknown>, 'code' | 'data'>> => {
  const fields = (await ask?.(doer)) ?? {}
  // Login and registration start without a session.
  if (/^login|^register/.test(name)) doer.headers = {}
  const byFields = () => (name === 'uploadFile' ? upload(doer, fields) : doer.mall.ask(callOf(name), fields, doer.headers))
  const answer = send ? await send(doer) : await byFields()
  await untilQuiet(doer.mall)
  const data = (answer.data ?? {}) as Doer['learnt'] & { 'access-token'?: string }
  if (answer.code === 200) Object.assign(doer.learnt, data)
  if (answer.code === 200 && data['access-token']) doer.headers = { 'access-token': data['access-token'] }
  if (answer.code === 200 && fields['password'] && fields['confirm_password']) doer.password = fields['password']
  return answer
}

/** Performs a test action that must succeed. */
export const doWell = async (doer: Doer, act: Act): Promise<void> => {
  await act.prepare?.(doer)
  const { code, data } = await doAct(doer, act)
  if (code !== 200) throw new Error(`${act.name} was answered ${code} ${JSON.stringify(data)}`)
}

const upload = async ({ mall, headers }: Doer, { purpose = '' }: Fields) => {
  const form = multipart([
    { name: 'purpose', value: purpose },
    { name: 'file', filename: 'me.png', type: 'image/png', bytes: await picture('png') },
  ])
  const sent = await mall.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  })
  return sent.json<Answered<unknown>>()
}

const inBangkok = { phone: '+66 81 555 0142', country: 'TH', state: 'Bangkok', city: 'Bangkok', street: '1 Soi Ari', postcode: '10400' }
const other = (password: string) => `${password} again`
const changed = (password: string) => ({ password: other(password), confirm_password: other(password) })
const newest = async ({ mall, email }: Doer, table: string): Promise<string> => {
  const found = await sql<{ id: string }>`select max(id)::text as id from ${sql.table(table)}
    where customer_id = (select id from accounts.customer where email = ${email})`.execute(mall.kernel.db)
  return found.rows[0]?.id ?? ''
}
const productWith = async ({ mall }: Doer, isSoldOut: boolean) => {
  const { list } = (await mall.ask(getAllProducts, { limit: '50' })).data
  return list.find((each) => (each.items_left === 0) === isSoldOut) ?? list[0]
}
/** The newest code sent to the user's email address. The previous action requested it. */
const code = async ({ mall, email }: Doer) => codeTo(mall.kernel, email)
const withCaptcha = async ({ mall, email }: Doer, more: Fields = {}) => ({ email, captcha: await solveCaptcha(mall), ...more })

const tokenOf = (link = ''): string => link.split('token=')[1] ?? ''
const earlierSession = async ({ mall, headers }: Doer) => {
  const { list } = (await mall.ask(listSessions, {}, headers)).data
  return { id: list.find((each) => !each.current)?.id ?? '' }
}
/** A TOTP code works only once. So each use takes another time step within the allowed clock drift. */
const totp = ({ mall }: Doer, secret: string, ahead: -1 | 0 | 1): string => codeAt(secret, stepAt(mall.kernel.now()) + ahead)

/** The invitation code of another customer. */
const invitation = async ({ mall }: Doer): Promise<Fields> => {
  const found = await sql<{ code: string }>`select invitation_code as code from accounts.customer where id = 1`.execute(mall.kernel.db)
  return { code: found.rows[0]?.code ?? '' }
}

const [session, mail, audit] = ['platform.session', 'platform.mail', 'platform.audit']
const notified = ['notifications.notice', 'platform.live_event']

/** A customer's test actions from registration to account closing, in a possible order. */
export const customersActs: readonly Act[] = [
  {
    name: 'register',
    ask: async (doer) =>
      withCaptcha(doer, { full_name: 'Ada Lovelace', password: doer.password, confirm_password: doer.password, agreement: '1' }),
    changes: ['content.agreement', 'accounts.customer', 'accounts.code', 'accounts.device', session, mail, audit, ...notified],
  },
  { name: 'verifyEmail', ask: async (doer) => ({ code: await code(doer) }), changes: ['accounts.customer', 'accounts.code'] },
  { name: 'agreeToPolicies', ask: () => ({ name: 'terms', version: '1' }) },
  { name: 'getUserInfo' },
  { name: 'saveAddress', ask: () => ({ full_name: 'Ada Lovelace', ...inBangkok }), changes: ['addresses.address'] },
  { name: 'saveAddress', ask: () => ({ full_name: 'Ada King', ...inBangkok, is_default: '1' }), changes: ['addresses.address'] },
  { name: 'chooseDefaultAddress', ask: ({ learnt }) => ({ id: String(Number(learnt.saved_id) - 1) }), changes: ['addresses.address'] },
  { name: 'getAddresses' },
  { name: 'removeAddress', takesAway: true, ask: ({ learnt }) => ({ id: learnt.saved_id ?? '' }), changes: ['addresses.address'] },
  {
    name: 'setFavourite',
    ask: async (doer) => ({ product_id: (await productWith(doer, false))?.id ?? '', on: '1' }),
    changes: ['favorites.favourite'],
  },
  { name: 'getFavourites' },
  { name: 'seeProducts', ask: async (doer) => ({ product_id: (await productWith(doer, false))?.id ?? '' }), changes: ['favorites.seen'] },
  {
    name: 'readAnnouncements',
    ask: async ({ mall }) => ({ id: (await mall.ask(getAnnouncements)).data[0]?.id ?? '' }),
    changes: ['content.announcement_read'],
  },
  { name: 'getHistory' },
  { name: 'clearHistory', takesAway: true, changes: ['favorites.seen'] },
  {
    name: 'waitForProduct',
    ask: async (doer) => ({ product_id: (await productWith(doer, true))?.id ?? '', on: '1' }),
    changes: ['favorites.waiting'],
  },
  {
    name: 'followShop',
    ask: async (doer) => ({ shop_id: (await productWith(doer, false))?.shop.id ?? '', follow: '1' }),
    changes: ['profile.follow'],
  },
  { name: 'getFollowedShops' },
  {
    name: 'setFavourite',
    takesAway: true,
    ask: async (doer) => ({ product_id: (await productWith(doer, false))?.id ?? '', on: '0' }),
    changes: ['favorites.favourite'],
  },
  {
    name: 'waitForProduct',
    takesAway: true,
    ask: async (doer) => ({ product_id: (await productWith(doer, true))?.id ?? '', on: '0' }),
    changes: ['favorites.waiting'],
  },
  {
    name: 'followShop',
    takesAway: true,
    ask: async (doer) => ({ shop_id: (await productWith(doer, false))?.shop.id ?? '', follow: '0' }),
    changes: ['profile.follow'],
  },
  { name: 'claimCoupon', ask: () => ({ code: 'plaza 10' }), changes: ['coupons.claim'] },
  { name: 'getNotices' },
  { name: 'readNotice', ask: async (doer) => ({ id: await newest(doer, 'notifications.notice') }), changes: notified },
  { name: 'openTicket', changes: ['live.ticket'] },
  { name: 'uploadFile', ask: () => ({ purpose: 'avatar' }), changes: ['media.upload'] },
  { name: 'getUpload', ask: ({ learnt }) => ({ id: learnt.id ?? '' }) },
  {
    name: 'updateUser',
    ask: ({ learnt }) => ({ photo: learnt.id ?? '', name: 'Ada King', lang: 'es', currency: 'GBP' }),
    changes: ['accounts.customer', 'media.upload'],
  },
  { name: 'sendCode', ask: () => ({ purpose: 'payment_settings' }), changes: ['accounts.code', mail] },
  {
    name: 'changePaymentSettings',
    ask: async (doer) => ({ bank_name: 'First Bank', account_number: '12345678', code: await code(doer) }),
    changes: ['accounts.payment_settings', 'accounts.code', 'accounts.customer', mail, audit, ...notified],
  },
  { name: 'getPaymentSettings' },
  { name: 'getAffiliateSummary' },
  { name: 'makeAffiliateLink', ask: async (doer) => ({ product_id: (await productWith(doer, false))?.id ?? '' }) },
  { name: 'getInvitation', ask: invitation },
  {
    name: 'followAffiliateLink',
    ask: async (doer) => ({ ...(await invitation(doer)), product_id: (await productWith(doer, false))?.id ?? '' }),
    changes: ['referrals.arrival'],
  },
  { name: 'exportOwnData' },
  { name: 'readAllNotices', takesAway: true, changes: notified },
  { name: 'loginByPassword', ask: ({ email, password }) => ({ email, password }), changes: ['accounts.device', session] },
  { name: 'listSessions' },
  { name: 'revokeSession', takesAway: true, ask: earlierSession, changes: [session] },
  {
    name: 'updateUser',
    ask: ({ password }) => ({ old_password: password, ...changed(password) }),
    changes: ['accounts.customer', mail, audit, ...notified, `${session} of seller`],
  },
  {
    name: 'closeAccount',
    takesAway: true,
    ask: ({ password }) => ({ password }),
    changes: ['accounts.customer', mail, audit, ...notified],
  },
  { name: 'cancelClosing', changes: ['accounts.customer', mail, audit] },
  { name: 'loginByPassword', ask: ({ email, password }) => ({ email, password }), changes: ['accounts.device', session] },
  // A customer with money cannot close the account, so actions with money come after the closing.
  ...moneyActs,
  ...buyingActs,
  ...refundActs,
  ...chatActs,
  ...supportActs,
  ...applyingActs,
  ...toConsoleActs,
  { name: 'logout', takesAway: true, ask: () => ({ all: '1' }), changes: [session] },
  { name: 'sendCode', ask: (doer) => withCaptcha(doer, { purpose: 'login' }), changes: ['accounts.code', mail] },
  {
    name: 'loginByCode',
    ask: async (doer) => ({ email: doer.email, code: await code(doer) }),
    changes: ['accounts.code', 'accounts.device', session],
  },
  { name: 'logout', takesAway: true, changes: [session] },
  { name: 'forgotPassword', takesAway: true, ask: withCaptcha, changes: ['accounts.code', mail] },
  {
    name: 'resetPassword',
    takesAway: true,
    ask: async (doer) => ({ email: doer.email, code: await code(doer), ...changed(doer.password) }),
    changes: ['accounts.code', 'accounts.customer', mail, audit, ...notified],
  },
]

/** Test actions open to every console user, seller or staff. */
export const membersActs: readonly Act[] = [
  { name: 'openTicket', changes: ['live.ticket'] },
  { name: 'uploadFile', ask: () => ({ purpose: 'chat' }), changes: ['media.upload'] },
  { name: 'getUpload', ask: ({ learnt }) => ({ id: learnt.id ?? '' }) },
]

/** Test actions of the mall's owner as an operator. */
export const ownersActs: readonly Act[] = [
  {
    name: 'loginOperator',
    ask: (doer) => ({ email: doer.email, password: doer.password, code: totp(doer, doer.secret, -1) }),
    changes: [session, 'staff.operator', audit],
  },
  { name: 'getOperator' },
  { name: 'listStaff' },
  ...membersActs,
  ...officeActs,
  ...staffActs,
  ...operatingReads,
  { name: 'listServiceConversations' },
  { name: 'listServiceTickets' },
  {
    name: 'inviteStaff',
    ask: () => ({ email: 'grace@staff.example', role: 'support' }),
    changes: ['staff.invitation', audit, `${mail} of everybody`],
  },
  {
    name: 'cancelInvitation',
    prepare: ({ mall, headers }) => mall.ask(inviteStaff, { email: 'ida@staff.example', role: 'auditor' }, headers),
    ask: () => ({ email: 'ida@staff.example' }),
    changes: ['staff.invitation', audit],
    takesAway: true,
  },
  {
    name: 'renewRecoveryCodes',
    ask: (doer) => ({ password: doer.password, code: totp(doer, doer.secret, 0) }),
    changes: ['staff.recovery_code', 'staff.operator', audit],
  },
  {
    name: 'changeOperatorPassword',
    ask: (doer) => ({ old_password: doer.password, ...changed(doer.password), code: totp(doer, doer.secret, 1) }),
    changes: ['staff.operator', session, audit],
  },
  {
    name: 'changeStaff',
    ask: async ({ mall, headers }) => {
      const { list } = (await mall.ask(listStaff, {}, headers)).data
      const { id = '', version = '' } = list.find((each) => each.role === 'support') ?? {}
      return { id, version, status: 'disabled' }
    },
    // The change affects another operator, and the audit log records it.
    changes: [audit, 'staff.operator of the other', `${session} of the other`],
  },
  { name: 'logoutOperator', ask: () => ({ all: '1' }), changes: [session] },
  { name: 'openInvitation', ask: ({ learnt }) => ({ token: tokenOf(learnt.link) }) },
  {
    name: 'acceptInvitation',
    ask: async (doer) => {
      const token = tokenOf(doer.learnt.link)
      const { secret } = (await doer.mall.ask(openInvitation, { token })).data.totp
      const fields = { token, full_name: 'Grace Hopper', email: 'grace@staff.example', code: totp(doer, secret, 0) }
      return { ...fields, ...changed(doer.password) }
    },
    changes: ['staff.invitation', ...['staff.operator', 'staff.recovery_code', session, audit].map((table) => `${table} of the newcomer`)],
  },
]
