import type { Page, Request } from '@playwright/test'
import { ask, entersConsole, logIn, people, staffLogIn } from '../account.ts'
import { expect, open, scrollThrough, sellerUrl, staffUrl } from '../mall.ts'
import { boughtByCard } from '../orders.ts'
import { type Place, ownPlaces, publicPlaces, shopPlaces, staffPlaces } from './places.ts'

/** Tracks requests to the mall and for its scripts that are still open. */
const watchAnswers = (page: Page) => {
  const waited = new Set<Request>()
  const isAnswer = (address: string) => /\/api\/(?!realtime)|\/assets\/.*\.js/.test(address)
  page.on('request', (request) => void (isAnswer(request.url()) && waited.add(request)))
  page.on('requestfinished', (request) => void waited.delete(request))
  page.on('requestfailed', (request) => void waited.delete(request))
  return () => waited.size
}

/** Two frames: the browser draws the answers, and the page sends the requests that follow from them. */
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

type Look = (name: string) => Promise<void>
/** Decides which pages to skip, from the page and its position in the walk. */
type PassBy = (place: Place, at: number) => boolean
const none: PassBy = () => false

/** Goes from place to place within one page, as people do, and looks at each once everything has come. */
const walk = async (page: Page, places: Readonly<Record<string, Place>>, look: Look, passBy: PassBy, host = ''): Promise<void> => {
  const waited = watchAnswers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, Object.values(places)[0]?.hash, host)
  for (const [at, [name, place]] of Object.entries(places).entries()) {
    const { hash, isLong } = place
    if (passBy(place, at)) continue
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

/** A returning visitor: the browser holds earlier searches and viewed products. */
export const walkAsVisitor = async (page: Page, look: Look, passBy = none): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', '["teapot","trail shoes"]'))
  await walk(page, publicPlaces, look, passBy)
}

/** A name and a street that are long, and no more than one of them however often one walks. */
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

/** An order of one's own, and one that was withdrawn from before it was sent. */
const ownOrders = async (page: Page, token: string): Promise<Record<string, Place>> => {
  await hasAddress(page, token)
  const goods = ['60', '80', '100', '120', '40']
  const [kept, given] = [await boughtByCard(page.request, token, ...goods), await boughtByCard(page.request, token, ...goods)]
  const back = {
    order_id: given,
    kind: 'withdrawal',
    'items[0][item_id]': '1',
    'items[0][quantity]': '1',
    idempotency_key: `walk-${crypto.randomUUID()}`,
  }
  const answer = await ask(page.request, '/customer/refund/apply', back, token)
  expect(answer.code, answer.message).toBe(200)
  return {
    'an order': { hash: `#/pages/history/detail?id=${kept}`, isLong: true },
    'asking for money back': { hash: `#/pages/mine/refund_sent?order=${kept}` },
    'a request for money back': { hash: `#/pages/mine/refund_sent?id=${String(answer.data?.['id'])}` },
  }
}

/** As Anders, who shops and has a shop. */
export const walkAsSeller = async (page: Page, look: Look, passBy = none): Promise<void> => {
  const token = await logIn(page, people.anders)
  await walk(page, { ...ownPlaces, ...(await ownOrders(page, token)) }, look, passBy)
}

/** As Anders in the console of his shop. */
export const walkThroughConsole = async (page: Page, look: Look, passBy = none): Promise<void> => {
  await entersConsole(page, people.anders)
  await walk(page, shopPlaces, look, passBy, sellerUrl)
}

/** As an owner of the mall in the console of the staff, first at the door. */
export const walkAsStaff = async (page: Page, look: Look, passBy = none): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // This console keeps its own language, beside that of a customer.
  await page.addInitScript(() => {
    const lang = localStorage.getItem('lang')
    if (lang) localStorage.setItem('staff.lang', lang)
  })
  // The door stands below the mall, too.
  await page.goto('/operator/')
  await expect(page.locator('form')).toBeVisible()
  await look('the door')
  await staffLogIn(page, 'operator_owner')
  await page.reload()
  await walk(page, staffPlaces, look, passBy, staffUrl)
}

/** The consoles, by whose they are. */
export const consoleWalks = { 'the console of a shop': walkThroughConsole, 'the console of the staff': walkAsStaff } as const
export const walks = { 'what needs no account': walkAsVisitor, 'one’s own account': walkAsSeller } as const
