import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ask, read, somebodyNew } from '../account.ts'
import { codeFor, uploadDocument, said, shopOfOwn } from './own-shop.ts'

type Person = { email: string; password: string; token: string }
type Leaf = { id: string; children: Leaf[] }

/** A new shop with one product in six sizes, its owner's session, and a buyer with an address. */
export type Trade = {
  owner: Person
  /** The owner's session token for the shop's console. */
  console: string
  shopId: string
  productId: string
  skus: readonly string[]
  buyer: Person
  /** An order of two pieces of each size, paid by card and delivered; its lines are 1 to 6. */
  delivered: () => Promise<string>
}
export const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'Giant']

const listIn = <T>(data: Record<string, unknown> | null): T[] => (data as { list: T[] } | null)?.list ?? []
const key = () => crypto.randomUUID()

/** An operator decides at once, without the ten-second delay of the console. */
export const decides = async (
  api: APIRequestContext,
  staff: string,
  which: { kind: string; id: string },
  decision: string,
  more: Record<string, string> = {},
): Promise<void> => {
  const opened = await read(api, `/operator/case?kind=${which.kind}&id=${which.id}`, staff)
  const version = String(opened.data?.['version'])
  await said(api, '/operator/case/decide', { ...which, version, decision, idempotency_key: key(), ...more }, staff)
}

const sendsAtHome = {
  ...{ key: 'standard', name_en: 'Standard', carrier: 'Kerry', work_days_least: '0', work_days_most: '1' },
  ...{ 'rates[0][region]': 'home', 'rates[0][fee]': '2.50', 'rates[0][way_days_least]': '1', 'rates[0][way_days_most]': '3' },
  'rates[0][cod]': '1',
}
const shippingFields = Object.fromEntries(
  Object.entries(sendsAtHome).map(([name, value]) => [`methods[0]${name.replace(/^(\w+)/, '[$1]')}`, value]),
)

/** Version of a shop's settings, read from the shop's API. */
const versionAt = async (api: APIRequestContext, path: string, token: string): Promise<string> =>
  String((await read(api, path, token)).data?.['version'])

/** Submits a new product to the mall, and returns its id. */
export const sendsProduct = async (api: APIRequestContext, token: string, name: string): Promise<string> => {
  const { data } = (await (await api.get('/api/customer/index/series-categorys')).json()) as { data: Leaf[] }
  const leafOf = (each: Leaf): Leaf => (each.children[0] ? leafOf(each.children[0]) : each)
  const [branch] = data
  const { image } = await uploadDocument(api, token, 160, 'product')
  const texts = { name_en: name, short_description_en: 'Light for a corner', description_en: 'Folded by hand.' }
  const skus = sizes.flatMap((size, at) => [
    [`skus[${at}][values][0]`, size],
    [`skus[${at}][price]`, '40.00'],
  ])
  const fields = { ...texts, category_id: branch ? leafOf(branch).id : '', 'images[0]': image ?? '', 'options[0]': 'Size' }
  const saved = await said(api, '/seller/product/save', { version: '0', key: key(), ...fields, ...Object.fromEntries(skus) }, token)
  const id = String(saved['id'])
  await said(api, '/seller/product/submit', { id, version: String(saved['version']) }, token)
  return id
}

/** Announces a delivery of fifty pieces of each variant, and returns its id. */
export const bringsIn = async (api: APIRequestContext, token: string, skus: readonly string[]): Promise<string> => {
  const lines = skus.flatMap((sku, at) => [
    [`lines[${at}][sku_id]`, sku],
    [`lines[${at}][quantity]`, '50'],
  ])
  const note = await uploadDocument(api, token, 90, 'certificate')
  const arrives = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const fields = { 'document[0]': note.id, arrives_at: arrives, idempotency_key: key(), ...Object.fromEntries(lines) }
  return String((await said(api, '/seller/stock/apply', fields, token))['id'])
}

const buyerOf = async (api: APIRequestContext): Promise<Person> => {
  const buyer = await somebodyNew()
  const bangkok = { country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110', phone: '+66815550142' }
  await said(api, '/checkout/onepage/addressadd', { full_name: 'Noor Vale', street: '12 High Street', ...bangkok }, buyer.token)
  return buyer
}

export const tradeOfOwn = async (api: APIRequestContext, staff: string): Promise<Trade> => {
  const [owner, buyer] = [await shopOfOwn(api, staff), await buyerOf(api)]
  const ticket = await said(api, '/customer/user/seller_ticket', {}, owner.token)
  const entered = await said(api, '/seller/session', { ticket: String(ticket['ticket']) }, '')
  const token = String(entered['access-token'])
  await said(api, '/seller/shipping', { ...shippingFields, version: await versionAt(api, '/seller/shipping', token) }, token)
  const productId = await sendsProduct(api, token, `Lamp ${key().slice(0, 8)}`)
  await decides(api, staff, await caseOf(api, staff, '200', owner.email), 'approve')
  const stock = async () => listIn<{ sku_id: string; left: number }>((await read(api, '/seller/stock?limit=20', token)).data)
  await expect.poll(async () => (await stock()).length, { message: 'the sizes of the product' }).toBe(sizes.length)
  const skus = (await stock()).map(({ sku_id: id }) => id).toSorted((one, other) => Number(one) - Number(other))
  const intake = { kind: '300', id: await bringsIn(api, token, skus) }
  await decides(api, staff, intake, 'approve')
  await decides(api, staff, intake, 'received')
  // The product page gets new stock through an event, a moment after the stock changed.
  const isOnSale = async () =>
    (
      await ask(
        api,
        '/checkout/onepage/quote',
        wanted(
          productId,
          skus,
          skus.map(() => 1),
        ),
        buyer.token,
      )
    ).code
  await expect.poll(isOnSale, { message: 'a piece of each size can be bought' }).toBe(200)
  let order: Promise<string> | undefined
  const trade = { owner, console: token, shopId: (entered['shop'] as { id: string }).id, productId, skus, buyer }
  const buysAll = async () => {
    const id = await buys(api, trade, { pieces: skus.map(() => 2), by: 'card' })
    await delivers(api, trade, id)
    return id
  }
  return { ...trade, delivered: () => (order ??= buysAll()) }
}

/** The newest waiting case of this kind for this person. */
export const caseOf = async (api: APIRequestContext, staff: string, kind: string, email: string): Promise<{ kind: string; id: string }> => {
  const found = async () =>
    listIn<{ id: string }>((await read(api, `/operator/queue?kind=${kind}&keyword=${encodeURIComponent(email)}`, staff)).data)
  await expect.poll(async () => (await found()).length, { message: `a case of ${email}` }).toBeGreaterThan(0)
  return { kind, id: (await found()).at(-1)?.id ?? '' }
}

/** Fields of a quote request for a number of pieces of each size. */
const wanted = (productId: string, skus: readonly string[], pieces: readonly number[]): Record<string, string> => {
  const lines = skus.flatMap((sku, at) => (pieces[at] ? [{ sku, quantity: pieces[at] }] : []))
  const fields = lines.flatMap(({ sku, quantity }, at) => [
    [`items[${at}][product_id]`, productId],
    [`items[${at}][sku_id]`, sku],
    [`items[${at}][quantity]`, String(quantity)],
  ])
  return Object.fromEntries(fields)
}

type Purchase = Pick<Trade, 'productId' | 'skus' | 'buyer' | 'console'>
/** Buys pieces of each size, by card in the demo's payment service or with cash on delivery. Returns the order's id. */
export const buys = async (
  api: APIRequestContext,
  { productId, skus, buyer }: Purchase,
  { pieces, by }: { pieces: readonly number[]; by: 'card' | 'cod' },
): Promise<string> => {
  const quote = await said(api, '/checkout/onepage/quote', wanted(productId, skus, pieces), buyer.token)
  const placing = { quote_id: String(quote['quote_id']), payment_method: by, idempotency_key: key() }
  const placed = await said(api, '/checkout/onepage/place', placing, buyer.token)
  const payment = String(placed['payment_id'])
  const paying = await said(api, '/checkout/onepage/pay', { payment_id: payment, method: by, idempotency_key: key() }, buyer.token)
  if (by === 'card') {
    await api.post(new URL(String(paying['redirect_url'])).pathname, { form: { answer: 'approve' } })
    const status = async () => (await read(api, `/checkout/onepage/payment?payment_id=${payment}`, buyer.token)).data?.['status']
    await expect.poll(status, { message: 'the order is paid' }).toBe('paid')
  }
  return (placed['orders'] as { id: string }[])[0]?.id ?? ''
}

/** A random DHL tracking number. */
export const parcelNumber = (): string => `41${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** Accepts an order, and ships all of its items. */
export const delivers = async (api: APIRequestContext, { console }: Pick<Trade, 'console'>, id: string): Promise<void> => {
  await said(api, '/seller/order/accept', { id }, console)
  await said(api, '/seller/order/ship', { id, carrier: 'dhl', tracking_no: parcelNumber() }, console)
  await said(api, '/seller/order/progress', { id, step: 'delivered' }, console)
}

/** The buyer requests a refund for one piece of a line. Returns the request's id. */
export const asksBack = async (
  api: APIRequestContext,
  { buyer }: Pick<Trade, 'buyer'>,
  order: string,
  { line, kind = 'refund' }: { line: number; kind?: 'refund' | 'return' },
): Promise<string> => {
  const items = { 'items[0][item_id]': String(line), 'items[0][quantity]': '1' }
  const about = { order_id: order, kind, reason: 'damaged', remark: 'The shade is torn', idempotency_key: key() }
  return String((await said(api, '/customer/refund/apply', { ...about, ...items }, buyer.token))['id'])
}

/** The shop refuses the refund, and the buyer escalates it to staff. */
export const goesToStaff = async (
  api: APIRequestContext,
  { buyer, console }: Pick<Trade, 'buyer' | 'console'>,
  id: string,
): Promise<void> => {
  await said(api, '/seller/refund/refuse', { id, reason: 'It was whole when it left us' }, console)
  await said(api, '/customer/refund/escalate', { id, remark: 'The picture shows it' }, buyer.token)
}

/** Requests an email code for an action of the seller. The server sends one code a minute, so this retries if another test has just requested one. */
export const asksForCode = async (api: APIRequestContext, purpose: string, console: string): Promise<void> => {
  const sent = async () => (await ask(api, '/seller/code', { purpose }, console)).code
  await expect.poll(sent, { message: `a code for ${purpose}`, timeout: 90_000, intervals: [1_000] }).toBe(200)
}

/** Requests the same email code with the button of a sheet, retrying until it is sent. */
export const pressesForCode = async (page: Page, sheet: Locator): Promise<void> => {
  const sent = async () => {
    const answer = page.waitForResponse((each) => each.url().endsWith('/seller/code'))
    await sheet.getByRole('button', { name: 'Send code' }).click()
    return ((await (await answer).json()) as { code: number }).code
  }
  await expect.poll(sent, { message: 'a code that was asked for in the sheet', timeout: 90_000, intervals: [1_000] }).toBe(200)
}

/** Saves a bank account and a wallet as payout accounts whose waiting period is over. */
export const namesDestinations = async (api: APIRequestContext, { owner, console }: Pick<Trade, 'owner' | 'console'>): Promise<void> => {
  const before = await codeFor(api, owner.email)
  await asksForCode(api, 'payment_settings', console)
  const code = await codeFor(api, owner.email, before)
  const bank = { bank_name: 'Severn Savings', account_name: 'Noor Vale', account_number: '00001187', routing_number: '000001187' }
  const [wallet] = (await said(api, '/customer/index/get_wallets', {}, '')) as unknown as { code: string }[]
  const address = { [`wallets[${wallet?.code}]`]: `FORMSDONOTSEND${key().replaceAll('-', '')}` }
  const version = await versionAt(api, '/seller/payment_settings', console)
  await said(api, '/seller/payment_settings', { ...bank, ...address, code, version }, console)
  const page = await (await api.get('/demo/time')).text()
  const id = new RegExp(`name="payouts_of" value="(\\d+)"`).exec(page.slice(page.indexOf(owner.email)))?.[1] ?? ''
  await api.post('/demo/time', { form: { payouts_of: id }, maxRedirects: 0 })
}

/** Completes a delivered order, so that its money belongs to the shop. */
export const earns = async (api: APIRequestContext, trade: Purchase, pieces: readonly number[]): Promise<void> => {
  const id = await buys(api, trade, { pieces, by: 'card' })
  await delivers(api, trade, id)
  await said(api, '/customer/order/complete', { id }, trade.buyer.token)
  await api.post('/demo/time', { form: { id }, maxRedirects: 0 })
  const available = async () => Number((await read(api, '/seller/balance', trade.console)).data?.['available'])
  await expect.poll(available, { message: 'the money of the shop' }).toBeGreaterThan(0)
}
