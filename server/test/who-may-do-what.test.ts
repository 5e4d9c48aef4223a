import { saveAddress, staffRoles, transferBalance, type Call, type StaffRole, type Upload } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Audience } from '../src/platform/db/outbox/outbox.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { versionOf } from '../src/platform/db/row-version.ts'
import { notify } from '../src/modules/foundation/notifications/notify.ts'
import { availableOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { insertOperator } from '../src/modules/identity/staff/operators/operator-rows.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { idFields } from './id-fields.ts'
import { chatExamples, chatIds, chatRoles } from './chat-acts.ts'
import { supportExamples, supportIds, supportRoles } from './support-acts.ts'
import { operatingExamples, operatingIds, operatingRoles } from './operating-acts.ts'
import { ownTests } from './own-tests-of-ids.ts'
import { multipart, picture } from './pictures.ts'
import { sendRecharge, newKey } from './recharging.ts'
import { bring, plantedWithdrawal } from './payees.ts'
import { personId, signedInAs } from './people.ts'
import { publicIds, type PublicIds } from './readings.ts'
import { nobodysNumber, staffExamples, staffRolesOf } from './staff-calls.ts'

type Person = { audience: Audience | null; role?: StaffRole; headers: Record<string, string> }

let mall: DemoMall
let owner: { id: string; headers: Record<string, string> }
let everybodys: PublicIds
const inBangkok = { phone: '+66 81 555 0142', country: 'TH', state: 'Bangkok', city: 'Bangkok', street: '1 Soi Ari', postcode: '10400' }
/** One user of each kind who does not own the tested row, and the owner with a session for another app. */
let others: Map<string, Person>
beforeAll(async () => {
  mall = await openDemoMall()
  const { kernel } = mall
  const id = await personId(kernel, 'mali')
  owner = { id, headers: await signedInAs(kernel, id) }
  const as = async (key: string, audience: Audience): Promise<Person> => ({
    audience,
    headers: await signedInAs(kernel, await personId(kernel, key), audience),
  })
  const staff = async (role: StaffRole): Promise<[string, Person]> => {
    const found = await sql<{ id: string }>`select id from staff.operator where role = ${role} order by id limit 1`.execute(kernel.db)
    return [role, { audience: 'operator', role, headers: await signedInAs(kernel, found.rows[0]?.id ?? '', 'operator') }]
  }
  others = new Map<string, Person>([
    ['a visitor', { audience: null, headers: {} }],
    ['another customer', await as('kenji', 'customer')],
    ['an applicant', await as('amara', 'customer')],
    ['a seller who shops', await as('anders', 'customer')],
    ['a seller in the console', await as('anders', 'seller')],
    ...(await Promise.all(staffRoles.map(staff))),
    ['the owner in the console of sellers', await as('mali', 'seller')],
  ])
  // A customer can choose a default address only if the customer has an address.
  for (const { audience, headers } of others.values())
    if (audience === 'customer') await mall.ask(saveAddress, { full_name: 'Some Body', ...inBangkok }, headers)
  everybodys = await publicIds(mall)
})
afterAll(() => mall.end())

type Public = keyof PublicIds
type Table =
  | 'addresses.address'
  | 'notifications.notice'
  | 'media.upload'
  | 'platform.session'
  | 'staff.operator'
  | 'wallet.recharge'
  | 'wallet.withdrawal'
  | 'wallet.transfer'

/** Records that belong to one person. Each entry creates a record for the owner and names its table. */
const owned = {
  address: {
    table: 'addresses.address',
    make: async () => {
      return (await mall.ask(saveAddress, { full_name: 'Mali Suwan', ...inBangkok }, owner.headers)).data.saved_id
    },
  },
  notice: {
    table: 'notifications.notice',
    make: async () => {
      const day = { day: mall.kernel.now().toISOString() }
      await transaction(mall.kernel, (tx) =>
        notify(tx, owner.id, { template: 'account_closing', values: { day }, link: null, now: mall.kernel.now() }),
      )
      return newest('notifications.notice')
    },
  },
  avatar: {
    table: 'media.upload',
    make: async () => {
      const { headers, payload } = multipart([
        { name: 'purpose', value: 'avatar' },
        { name: 'file', filename: 'me.png', type: 'image/png', bytes: await picture('png') },
      ])
      const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, ...owner.headers }, payload })
      return sent.json<{ data: Upload }>().data.id
    },
  },
  session: {
    table: 'platform.session',
    make: async () => {
      await signedInAs(mall.kernel, owner.id)
      return newest('platform.session')
    },
  },
  recharge: { table: 'wallet.recharge', make: async () => (await sendRecharge(mall, owner.headers)).data.id },
  withdrawal: { table: 'wallet.withdrawal', make: () => plantedWithdrawal(mall.kernel, owner.id) },
  transfer: {
    table: 'wallet.transfer',
    make: async () => {
      await bring(mall.kernel, availableOf(owner.id), '5.00')
      const fields = { shop_id: everybodys.shop, amount: '5.00', password: 'mango-river-market', idempotency_key: newKey() }
      return (await mall.ask(transferBalance, fields, owner.headers)).data.id
    },
  },
} as const satisfies Record<string, { table: Table; make: () => Promise<string> }>

const newest = async (table: Table): Promise<string> =>
  (await sql<{ id: string }>`select max(id)::text as id from ${sql.table(table)}`.execute(mall.kernel.db)).rows[0]?.id ?? ''
const rowText = async (table: Table, id: string): Promise<string> => {
  const row = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t where id = ${id}`.execute(mall.kernel.db)
  return row.rows[0]?.row ?? 'gone'
}

type Story = { public: Public } | { owned: keyof typeof owned } | { staff: true } | { ownTest: string }
const filters = (call: string): Record<string, Story> => ({
  [`${call}.category_id`]: { public: 'category' },
  [`${call}.brand_id`]: { public: 'brand' },
  [`${call}.shop_id`]: { public: 'shop' },
})
/** For each ID field of the contract, the owner of the row that it selects. */
const stories: Record<string, Story> = {
  ...Object.fromEntries(
    Object.entries({ ...ownTests, ...operatingIds, ...chatIds, ...supportIds }).flatMap(([ownTest, fields]) =>
      fields.map((field) => [field, { ownTest }]),
    ),
  ),
  'getUpload.id': { owned: 'avatar' },
  'updateUser.photo': { owned: 'avatar' },
  'readNotice.id': { owned: 'notice' },
  'revokeSession.id': { owned: 'session' },
  'chooseDefaultAddress.id': { owned: 'address' },
  'saveAddress.id': { owned: 'address' },
  'removeAddress.id': { owned: 'address' },
  'changeStaff.id': { staff: true },
  'getNewsItem.id': { public: 'news' },
  'getPost.id': { public: 'post' },
  'getAllBrands.category_id': { public: 'category' },
  'getAllCategories.parent_id': { public: 'category' },
  ...filters('getAllProducts'),
  ...filters('getBrand'),
  'getBrand.id': { public: 'brand' },
  ...filters('getCategory'),
  'getCategory.id': { public: 'category' },
  ...filters('getShop'),
  'getShop.id': { public: 'shop' },
  'getHotList.category_id': { public: 'category' },
  'getNew.category_id': { public: 'category' },
  'getProductDetail.id': { public: 'product' },
  'getKeptProducts.product_id': { public: 'product' },
  'makeAffiliateLink.product_id': { public: 'product' },
  'getRecommend.category_id': { public: 'category' },
  'getRecommend.product_id': { public: 'product' },
  'getRecommendList.category_id': { public: 'category' },
  'getComments.product_id': { public: 'product' },
  'getShopReviews.id': { public: 'shop' },
  ...filters('searchProducts'),
  'getDelivery.product_id': { public: 'product' },
  'getUndelivered.product_id': { public: 'product' },
  'listCoupons.shop_id': { public: 'shop' },
  'listCoupons.product_id': { public: 'product' },
  'followShop.shop_id': { public: 'shop' },
  'seeProducts.product_id': { public: 'product' },
  'readAnnouncements.id': { public: 'announcement' },
  'setFavourite.product_id': { public: 'product' },
  'waitForProduct.product_id': { public: 'product' },
  'showRecharge.id': { owned: 'recharge' },
  'cancelWithdrawal.id': { owned: 'withdrawal' },
  'cancelTransfer.id': { owned: 'transfer' },
  'findRecipient.shop_id': { public: 'shop' },
}

/** Further input fields with which the call succeeds for an authorised caller. */
const besides: Record<string, Record<string, string>> = {
  saveAddress: { full_name: 'Some Body', ...inBangkok },
  changeStaff: { role: 'auditor', version: versionOf({ role: 'support', status: 'active' }) },
  getBrand: { id: 'brand' },
  getCategory: { id: 'category', section: 'products' },
  getShop: { id: 'shop', section: 'products' },
  searchProducts: { keyword: 'lamp' },
  getDelivery: { country: 'TH' },
  getUndelivered: { country: 'TH' },
  followShop: { follow: '1' },
  setFavourite: { on: '1' },
  waitForProduct: { on: '1' },
}

/** The staff roles that may use each staff call. */
const forRoles: Record<string, readonly StaffRole[]> = {
  getOperator: staffRoles,
  logoutOperator: staffRoles,
  changeOperatorPassword: staffRoles,
  renewRecoveryCodes: staffRoles,
  listStaff: ['owner', 'auditor'],
  inviteStaff: ['owner'],
  cancelInvitation: ['owner'],
  changeStaff: ['owner'],
  listCases: staffRoles,
  showCase: ['owner', 'finance', 'risk', 'auditor'],
  claimCase: ['owner', 'finance', 'risk'],
  releaseCase: ['owner', 'finance', 'risk'],
  decideCase: ['owner', 'finance', 'risk'],
  undoDecision: ['owner', 'finance', 'risk'],
  listLedgerChecks: ['owner', 'finance', 'risk', 'auditor'],
  checkLedger: ['owner', 'finance'],
  adjustBalance: ['owner', 'finance'],
  signAdjustment: ['owner', 'finance', 'risk'],
  listAdjustments: ['owner', 'finance', 'risk', 'auditor'],
  ...staffRolesOf,
  ...operatingRoles,
  ...chatRoles,
  ...supportRoles,
}

const isIn = (person: Person, call: Call) =>
  call.who === 'visitor' || (person.audience !== null && (call.who === 'member' || call.who === person.audience))
const mayNot = (name: string, call: Call, person: Person): number | null => {
  if (!isIn(person, call)) return person.audience === null ? 1100003 : 1000004
  return person.role && call.who === 'operator' && !forRoles[name]?.includes(person.role) ? 3000001 : null
}
const filled = (name: string, field: string, id: string): Record<string, string> => {
  const rest = Object.entries(besides[name] ?? {}).map(([key, value]) => [key, everybodys[value as Public] ?? value])
  return { ...Object.fromEntries(rest), [field]: id }
}

const trials = everyCall.flatMap(({ name, call }) =>
  idFields(call).map((field) => ({ name, call, field, story: stories[`${name}.${field}`] })),
)
const ofOneOwner = trials.flatMap(({ story, ...trial }) => (story && 'owned' in story ? [{ ...trial, what: story.owned }] : []))
const ofEverybody = trials.flatMap(({ story, ...trial }) => (story && 'public' in story ? [{ ...trial, what: story.public }] : []))
const ofTheStaff = trials.filter(({ story }) => story && 'staff' in story)

test('every field that identifies a row has a case here, and no case is for a removed field', () => {
  expect(Object.keys(stories).toSorted()).toEqual(trials.map(({ name, field }) => `${name}.${field}`).toSorted())
})

describe('data of one user', () => {
  test.each(ofOneOwner)(
    '$name by its $field: other users cannot access it or learn that it exists',
    async ({ name, call, field, what }) => {
      const { table, make } = owned[what]
      const id = await make()
      expect(id, 'the owner has nothing to lose').toMatch(/^[1-9]/)
      const before = await rowText(table, id)
      for (const [who, person] of others) {
        const answer = await mall.ask(call, filled(name, field, id), person.headers)
        const { code, message, data } = await mall.ask(call, filled(name, field, nobodysNumber), person.headers)
        expect([answer.status, answer.code, answer.message, answer.data], who).toEqual([200, code, message, data])
        const unknown = field === 'photo' ? 1100004 : 2000019
        expect(answer.code, who).toBe(mayNot(name, call, person) ?? unknown)
        expect(await rowText(table, id), who).toBe(before)
      }
      expect((await mall.ask(call, filled(name, field, id), owner.headers)).code).toBe(200)
    },
  )
})

describe('public data', () => {
  test.each(ofEverybody)('$name by its $field: open to the audience of the call', async ({ name, call, field, what }) => {
    for (const [who, person] of others) {
      const answer = await mall.ask(call, filled(name, field, everybodys[what]), person.headers)
      expect([answer.status, answer.code], who).toEqual([200, mayNot(name, call, person) ?? 200])
    }
  })
})

describe('data of the staff', () => {
  const calls = everyCall.filter(({ call }) => call.who === 'operator')

  test('every staff call declares its roles', () => {
    expect(Object.keys(forRoles).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
  })

  test.each(ofTheStaff)('$name by its $field: done for its roles only', async ({ name, call, field }) => {
    const hired = { fullName: 'Nora Quill', passwordHash: 'none', role: 'support', demo: false } as const
    for (const [who, person] of others) {
      const id = await transaction(mall.kernel, (tx) =>
        insertOperator(tx, { ...hired, email: `${who.replaceAll(' ', '-')}@staff.example` }),
      )
      const before = await rowText('staff.operator', id)
      const refusal = mayNot(name, call, person)
      expect((await mall.ask(call, filled(name, field, id), person.headers)).code, who).toBe(refusal ?? 200)
      expect((await rowText('staff.operator', id)) === before, who).toBe(refusal !== null)
      expect((await mall.ask(call, filled(name, field, nobodysNumber), person.headers)).code, who).toBe(refusal ?? 2000019)
    }
  })

  /** Valid input with IDs of rows that do not exist, for each call. An authorised caller gets the refusal for such IDs. */
  const examples: Record<string, Record<string, string>> = {
    inviteStaff: { email: 'somebody@staff.example', role: 'auditor' },
    cancelInvitation: { email: 'unknown@staff.example' },
    changeStaff: { id: nobodysNumber, version: '0' },
    changeOperatorPassword: {
      old_password: 'no',
      password: 'a long phrase of keys',
      confirm_password: 'a long phrase of keys',
      code: '000000',
    },
    renewRecoveryCodes: { password: 'no', code: '000000' },
    showCase: { kind: '500', id: nobodysNumber },
    claimCase: { kind: '500', id: nobodysNumber },
    releaseCase: { kind: '500', id: nobodysNumber },
    undoDecision: { kind: '500', id: nobodysNumber },
    decideCase: { kind: '500', id: nobodysNumber, version: '1', decision: 'approve', idempotency_key: 'nobodys-case' },
    adjustBalance: {
      account: 'customer',
      id: nobodysNumber,
      direction: 'credit',
      amount: '1.00',
      reason: 'A mistake of ours',
      text: 'We made a mistake',
      idempotency_key: 'nobodys-balance',
    },
    signAdjustment: { id: nobodysNumber, sign: '1', idempotency_key: 'nobodys-adjustment' },
    ...staffExamples,
    ...operatingExamples,
    ...chatExamples,
    ...supportExamples,
  }
  test.each(calls.filter(({ name }) => name !== 'logoutOperator'))('$name as each kind of user', async ({ name, call }) => {
    const required = fieldsOf(call.input, name).fields.filter((field) => field.required)
    expect(Object.keys(examples[name] ?? {}), 'a call with required fields needs an example').toEqual(
      expect.arrayContaining(required.map((field) => field.name)),
    )
    for (const [who, person] of others) {
      const { code } = await mall.ask(call, examples[name] ?? {}, person.headers)
      const refusal = mayNot(name, call, person)
      if (refusal !== null) expect(code, who).toBe(refusal)
      else expect([1000004, 1000008, 1000009, 1100003, 2000017, 3000001], who).not.toContain(code)
    }
  })
})
