import type { Page, Request } from '@playwright/test'
import { ask, entersConsole, logIn, people, staffLogIn } from '../account.ts'
import { expect, open, scrollThrough, sellerUrl, staffUrl } from '../mall.ts'
import { boughtByCard } from '../orders.ts'
import { type Route, ownRoutes, publicRoutes, shopRoutes, staffRoutes } from './places.ts'

/** Tracks unfinished requests to the mall and for its scripts. */
const watchAnswers = (page: Page) => {
  const waited = new Set<Request>()
  const isAnswer = (address: string) => /\/api\/(?!realtime)|\/assets\/.*\.js/.test(address)
  page.on('request', (request) => void (isAnswer(request.url()) && waited.add(request)))
  page.on('requestfinished', (request) => void waited.delete(request))
  page.on('requestfailed', (request) => void waited.delete(request))
  return () => waited.size
}

/** Waits two frames. The browser renders the answers, and the page sends the requests that these answers lead to. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))

const isSettled = async (page: Page, waited: () => number): Promise<void> => {
  const main = page.locator('#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (;;) {
    await expect.poll(waited).toBe(0)
    await twoFrames(page)
    if (waited() === 0) break
  }
  await expect(main).not.toHaveAttribute('aria-busy', 'true')
}

type Check = (name: string) => Promise<void>
/** Decides whether a walk through the pages skips a page, from the page and its position in the walk. */
type PassBy = (route: Route, at: number) => boolean
const none: PassBy = () => false

/** Visits the routes within one browser page, as users do. Checks each route once it has loaded. */
const walk = async (page: Page, routes: Readonly<Record<string, Route>>, look: Check, passBy: PassBy, host = ''): Promise<void> => {
  const waited = watchAnswers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, Object.values(routes)[0]?.hash, host)
  for (const [at, [name, route]] of Object.entries(routes).entries()) {
    const { hash, isLong } = route
    if (passBy(route, at)) continue
    await page.evaluate((to) => (location.hash = to), hash)
    await isSettled(page, waited)
    if (isLong) {
      await scrollThrough(page)
      await isSettled(page, waited)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
    await look(name)
  }
}

/** Walks as a returning visitor, whose browser has stored earlier searches and viewed products. */
export const walkAsVisitor = async (page: Page, look: Check, passBy = none): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', '["teapot","trail shoes"]'))
  await walk(page, publicRoutes, look, passBy)
}

/** Adds an address with a long name and street, once per account. */
const hasAddress = async (page: Page, token: string): Promise<void> => {
  const known = await ask(page.request, '/checkout/onepage/getaddresslist', {}, token)
  if (JSON.stringify(known.data).includes('Sukhumvit')) return
  const where = { country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110', phone: '+66815550142' }
  const who = {
    full_name: 'Anders Bartholomew Vik-Gulbrandsen',
    street: '1288/47 Sukhumvit Road Soi 55 (Thong Lo), Khlong Tan Nuea, Watthana',
  }
  const saved = await ask(page.request, '/checkout/onepage/addressadd', { ...who, ...where }, token)
  expect(saved.code, saved.message).toBe(200)
}

/** Places two orders, and withdraws from one of them before it is shipped. */
const ownOrders = async (page: Page, token: string): Promise<Record<string, Route>> => {
  await hasAddress(page, token)
  const goods = ['60', '80', '100', '120', '40']
  const [orderId, refundedOrderId] = [await boughtByCard(page.request, token, ...goods), await boughtByCard(page.request, token, ...goods)]
  const back = {
    order_id: refundedOrderId,
    kind: 'withdrawal',
    'items[0][item_id]': '1',
    'items[0][quantity]': '1',
    idempotency_key: `walk-${crypto.randomUUID()}`,
  }
  const answer = await ask(page.request, '/customer/refund/apply', back, token)
  expect(answer.code, answer.message).toBe(200)
  return {
    'an order': { hash: `#/pages/history/detail?id=${orderId}`, isLong: true },
    'asking for money back': { hash: `#/pages/mine/refund_sent?order=${orderId}` },
    'a request for money back': { hash: `#/pages/mine/refund_sent?id=${String(answer.data?.['id'])}` },
  }
}

/** Walks as Anders, who is a buyer and a seller. */
export const walkAsSeller = async (page: Page, look: Check, passBy = none): Promise<void> => {
  const token = await logIn(page, people.anders)
  await walk(page, { ...ownRoutes, ...(await ownOrders(page, token)) }, look, passBy)
}

/** Walks as Anders through the console of his shop. */
export const walkThroughConsole = async (page: Page, look: Check, passBy = none): Promise<void> => {
  await entersConsole(page, people.anders)
  await walk(page, shopRoutes, look, passBy, sellerUrl)
}

/** Walks as an owner of the mall through the staff console, starting at the sign-in page. */
export const walkAsStaff = async (page: Page, look: Check, passBy = none): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The staff console stores its language apart from the shop's.
  await page.addInitScript(() => {
    const lang = localStorage.getItem('lang')
    if (lang) localStorage.setItem('staff.lang', lang)
  })
  // The staff's sign-in page can also be reached at a path of the mall's address.
  await page.goto('/operator/')
  await expect(page.locator('form')).toBeVisible()
  await look('the door')
  await staffLogIn(page, 'operator_owner')
  await page.reload()
  await walk(page, staffRoutes, look, passBy, staffUrl)
}

export const consoleWalks = { 'the console of a shop': walkThroughConsole, 'the console of the staff': walkAsStaff } as const
export const walks = { 'what needs no account': walkAsVisitor, 'one’s own account': walkAsSeller } as const
