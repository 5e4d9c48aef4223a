import { isThere } from '../product-page.ts'
import { inLongRun, says, expect, hasChosen, open, scrollThrough, test, onDesktop, onPhone, once } from '../mall.ts'

test('the first screen renders without scripts, with all ten categories', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const names = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(names).toHaveCount(10)
  const last = await names.nth(9).boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(viewport?.height ?? 0)
  await expect(page.locator('article')).toHaveCount(6)
  await context.close()
})

test.describe('with service worker and late requests', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page logs no console errors, warnings or policy violations', once, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await open(page)
    await scrollThrough(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(complaints).toEqual([])
  })
})

test('an empty currency response does not start the shop either', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await page.route('**/api/customer/index/get_currency', (route) => route.fulfill({ json: { code: 200, message: 'success', data: null } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: "We can't reach the shop" })).toBeVisible()
})

test('another language and currency apply immediately, and the scroll position stays', async ({ page, isMobile }) => {
  await open(page)
  await scrollThrough(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
  // Remembers a position in the lists, not a product. Another test may buy the product, and a language switch reloads the lists.
  const inView = await page.evaluate(() =>
    [...document.querySelectorAll('article a')].findIndex((each) => each.getBoundingClientRect().top > 150),
  )
  expect(inView).toBeGreaterThan(0)
  const topOf = () => page.evaluate((at) => document.querySelectorAll('article a')[at]?.getBoundingClientRect().top ?? NaN, inView)
  const before = await topOf()
  if (isMobile) await page.getByRole('button', { name: 'Language and currency' }).click()
  else await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[aria-haspopup="dialog"]')?.click())
  await page.getByText('Español', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const sheet = page.getByRole('dialog', { name: 'Idioma y moneda' })
  await sheet.getByRole('button', { name: /^THB/ }).click()
  await expect(page.locator('article [data-price]').first()).toHaveText(/^฿\d+[.,]\d\d$/)
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('dark mode applies from the first paint', once, async ({ page }) => {
  await hasChosen(page, { theme: 'dark' })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('#root', { state: 'attached' })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await open(page)
  const [red = 255] = await page.evaluate(() => (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number))
  expect(red).toBeLessThan(40)
})

test('a page chunk that failed to load is retried on a press, without a reload', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { sameWindow: true }))
  let away = true
  await page.route(/NewsScreen.*\.js/, (route) => (away ? route.abort() : route.continue()))
  await page.evaluate(() => (location.hash = '#/pages/news/index'))
  await expect(page.getByRole('heading', { level: 1, name: "We couldn't load this page" })).toBeVisible()
  away = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true)
})

test('keyboard focus starts at the content link and reaches search, categories and products', onDesktop, async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const reached: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''),
    )
  }
  for (const name of ['Become a seller', 'Categories', 'Search all products', 'News', 'Fashion', 'Next offer'])
    expect(reached).toContain(name)
  expect(reached.some((name) => name.startsWith('Add to cart:'))).toBe(true)
})

test(
  'the categories menu opens by key, is navigated by arrow keys and closes with Escape',
  { tag: [onDesktop.tag, inLongRun.tag] },
  async ({ page }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Categories' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('#categories-menu')
    await menu.getByRole('link', { name: 'Fashion', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Shoes', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('link', { name: 'All in Shoes' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
  },
)

test('added items are counted and survive a reload', inLongRun, async ({ page }) => {
  await open(page)
  const add = page.getByRole('button', { name: /^Add to cart:/ })
  await add.first().click()
  await says(page, 'Added to cart · x1')
  await add.nth(1).click()
  await add.nth(1).click()
  const cart = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ }).filter({ visible: true })
  await expect(cart).toContainText('2 items')
  await page.reload()
  await expect(cart).toContainText('2 items')
  await cart.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
})

test(
  'home on a phone: touch targets are usable, more loads on a press, Back restores the position, pull refreshes',
  onPhone,
  async ({ page }) => {
    await open(page)
    const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
    await scrollThrough(page)

    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0)
        .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    )
    expect(small.filter((each) => !each.startsWith('Skip to content'))).toEqual([])

    const list = page.getByRole('list', { name: 'Recommended for you' })
    await expect(list.locator('article')).toHaveCount(24)
    await page.getByRole('button', { name: 'Show 24 more' }).click()
    await expect(list.locator('article')).toHaveCount(48)
    await expect(list.locator('article').nth(24).getByRole('link').first()).toBeFocused()
    await expect(page.getByText(/^48 of \d+ shown$/)).toBeVisible()

    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    await page.waitForTimeout(300)
    const before = await page.evaluate(() => scrollY)
    await page.evaluate(() => (location.hash = '#/pages/news/index'))
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.locator('article').first()).toBeAttached()
    await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), before)).toBeLessThanOrEqual(8)

    await main.getByRole('link', { name: 'Refresh' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await says(page, 'Updated')
    await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
  },
)

test('the loading flag is set during a request and for two seconds after', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await page.goto('/')
  const flag = page.locator('html')
  await expect(flag).toHaveAttribute('data-loading', '1')
  await expect(flag).toHaveAttribute('data-loading', '0')
})

test('a news story opens in place, and a removed one shows a message', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, '#/pages/news/index')
  const first = page.locator('main').getByRole('link').first()
  const title = await first.getByRole('heading').textContent()
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await expect(page.locator('article p').nth(3)).toBeVisible()
  await page.evaluate(() => (location.hash = '#/pages/news/index?id=999999'))
  await expect(page.getByRole('heading', { level: 1, name: 'This story is no longer available' })).toBeVisible()
})

test('all price drops can be browsed in a row and as one list', inLongRun, async ({ page, request }) => {
  const answer = await request.get('/api/customer/product/get_all_products?on_sale=1&limit=1')
  const { data } = (await answer.json()) as { data: { total: number } }
  await open(page)
  const row = page.getByRole('group', { name: 'Price drops' })
  await expect(async () => {
    await row.evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: 'instant' }))
    await expect(row.locator('article')).toHaveCount(data.total, { timeout: 300 })
  }).toPass({ timeout: 30_000 })
  const hrefs = await row.locator('article > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(data.total)
  await page.getByRole('link', { name: 'See all Price drops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Picked for you' })).toBeVisible()
  await expect(page.getByText(`${data.total} items`, { exact: true })).toBeVisible()
  await expect(page.locator('main article').filter({ has: page.locator('s') })).toHaveCount(await page.locator('main article').count())
})

test('products viewed on this device are shown on home', inLongRun, async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#/pages/prouduct/detail?id=5'))
  await isThere(page)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.evaluate(() => (location.hash = '#/'))
  const seen = page.getByRole('group', { name: 'Recently viewed' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link')).toHaveText([name ?? ''])
  await seen.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

test('a customer following a shop sees its new products on home; a visitor sees no such row', inLongRun, async ({ page, request }) => {
  const row = page.getByRole('group', { name: 'New in shops you follow' })
  await open(page)
  await scrollThrough(page)
  await expect(row).toHaveCount(0)
  const demo = (await (await request.get('/api/customer/index/demo')).json()) as {
    data: { list: { role: string; email: string; password: string }[] }
  }
  const { email = '', password = '' } = demo.data.list.find(({ role }) => role === 'shopper') ?? {}
  const login = await request.post('/api/customer/login/account', { form: { email, password } })
  const { 'access-token': token } = ((await login.json()) as { data: { 'access-token': string } }).data
  const headers = { 'access-token': token }
  await request.post('/api/customer/shop/follow', { headers, form: { shop_id: '1', follow: '1' } })
  await page.evaluate((own) => localStorage.setItem('access-token', own), token)
  await page.reload()
  await scrollThrough(page)
  await expect(row.locator('article').first()).toBeAttached()
})
