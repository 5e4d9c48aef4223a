import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, hasChosen, inLongRun, type Lang, languages, open, says, test, once } from '../mall.ts'
import { addressOf, buyBar, findPlain } from '../product-page.ts'

const department = '#/pages/category/detail?id=1'

const isTakenOver = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-loading', /[01]/)
const renderedRoute = (page: Page) => page.locator('#root').getAttribute('data-place')

/**
 * Ignores two expected messages. These tests block the service worker on purpose, and some browsers request an icon for a response that is no page.
 */
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith('Service Worker registration blocked') &&
  !message.location().url.endsWith('/favicon.ico')

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const drawnAddresses = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/drawn' && requests.push(request.url()))
  return requests
}

test('a shared product link renders before the storefront’s script', async ({ page, request }) => {
  const product = await findPlain(request)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`/${addressOf(product.id)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name_en ?? '')
  await expect(page).toHaveTitle(`${product.name_en} — Plaza`)
  await expect(page.locator('#root img[fetchpriority=high]').first()).toBeVisible()
})

test('a department link renders before the script too', inLongRun, async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`/${department}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion')
  expect(await page.locator('article').count()).toBeGreaterThan(11)
})

for (const lang of Object.keys(languages) as Lang[])
  test(`what the server drew in ${lang} is taken over as it stands`, lang === 'th' ? {} : inLongRun, async ({ page, request }) => {
    const product = await findPlain(request)
    await hasChosen(page, { lang, cur: 'JPY' })
    const complaints = complaintsOf(page)
    for (const address of [addressOf(product.id), department]) {
      // Loads another page first: the browser reloads nothing if a URL differs only after the `#`.
      await page.goto('/healthz')
      await page.goto(`/${address}`)
      await isTakenOver(page)
      expect(await renderedRoute(page)).toBe(address)
    }
    expect(complaints).toEqual([])
  })

test('after hydration the storefront works as usual', inLongRun, async ({ page, request, isMobile }) => {
  const product = await findPlain(request)
  await open(page, addressOf(product.id))
  await buyBar(page, isMobile).getByRole('button', { name: 'Add to cart', exact: true }).click()
  await says(page, 'Added to cart')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await expect(page).toHaveTitle(/^Cart/)
})

test('the browser renders filtered and unknown pages', once, async ({ page }) => {
  const drawn = drawnAddresses(page)
  await open(page, `${department}&sale=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion')
  expect(drawn).toEqual([])

  const other = await page.context().newPage()
  await open(other, addressOf('999999999'))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText("We can't find this product")
})

test('without the server-rendered page the storefront starts without it', once, async ({ page, request }) => {
  const product = await findPlain(request)
  await page.route('**/drawn?*', () => new Promise(() => {}))
  await open(page, addressOf(product.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name_en ?? '')
  expect(await renderedRoute(page)).toBeNull()
})

test('only the mall’s own routes are server-rendered', { tag: [once.tag, inLongRun.tag] }, async ({ request }) => {
  const ask = (query: { place: string; lang?: string; cur?: string }) =>
    request.get('/drawn', { params: { lang: 'en', cur: 'USD', ...query } })
  for (const query of [
    { place: '' },
    { place: '/pages/mine/wallet' },
    { place: '/pages/prouduct/detail' },
    { place: '/pages/prouduct/detail?id=1&more=1' },
    { place: '/pages/prouduct/detail?id=1%27--' },
    { place: '/pages/prouduct/detail?id=1', lang: 'xx' },
    { place: '/pages/prouduct/detail?id=1', cur: '<b>' },
    { place: `/pages/prouduct/detail?id=${'1'.repeat(5000)}` },
  ])
    expect((await ask(query)).status(), JSON.stringify(query).slice(0, 80)).toBe(404)
  const unknown = await ask({ place: '/pages/prouduct/detail?id=999999999' })
  expect(unknown.status()).toBe(200)
  expect(await unknown.text()).not.toContain('id="root"')
})
