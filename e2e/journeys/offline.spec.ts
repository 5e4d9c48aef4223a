import type { Page } from '@playwright/test'
import { violationsInBothThemes } from '../violations.ts'
import { isLoggedIn, logIn, people, somebodyNew } from '../account.ts'
import { openChangingMall } from '../changing-mall.ts'
import { boughtByCard } from '../orders.ts'
import { inLongRun, cutLine, expect, hasChosen, mallUrl, mendLine, open, scrollThrough, test } from '../mall.ts'

test.use({ serviceWorkers: 'allow' })

/** URLs of all responses that are cached on this device. */
const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Banner of a mall that does not answer. It differs from the banner of a missing connection. */
const mallAway = (page: Page) => page.getByRole('status').filter({ hasText: "Plaza isn't answering." })

/** Opens an order on its page. Returns its number. */
const openedOrder = async (page: Page, id: string): Promise<string> => {
  await page.evaluate((to) => (location.hash = to), `#/pages/history/detail?id=${id}`)
  const number = page
    .getByRole('main')
    .getByText(/\d{8}-[0-9A-Z]+/)
    .first()
  await expect(number).toBeVisible()
  return /\d{8}-[0-9A-Z]+/.exec((await number.textContent()) ?? '')?.[0] ?? ''
}

/** Waits until the service worker is active and has cached the response that the page loaded before. */
const isCached = async (page: Page, address = '/api/customer/index/get_currency') => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => cachedAddresses(page)).toContain(address)
}

test('after one visit the shop opens offline with viewed and remembered data, and shows that it is offline', async ({ page, request }) => {
  const file = await request.get(`${mallUrl}/worker.js`)
  expect(file.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') })
  await open(page)
  await isCached(page)
  const when = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [chunk] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('cache-shell'))
    return { loaded: loaded?.loadEventEnd ?? 0, chunk: chunk?.startTime ?? 0 }
  })
  expect(when.chunk, 'the page does not wait for the worker').toBeGreaterThanOrEqual(when.loaded)
  await scrollThrough(page)
  await isCached(page, '/api/customer/product/get_hot_list?limit=9')
  const href = (await page.getByRole('group', { name: 'Price drops' }).locator('article a').first().getAttribute('href')) ?? ''
  const heading = page.getByRole('heading', { level: 1 })
  const goTo = (route: string) => page.evaluate((to) => (location.hash = to), route)
  await goTo(href)
  await expect(page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).first()).toBeVisible()
  const name = (await heading.textContent()) ?? ''
  const seen = await page.evaluate(() => localStorage.getItem('recently-seen'))
  const spanish = (JSON.parse(seen ?? '[]') as { name_es: string }[])[0]?.name_es ?? ''
  await expect.poll(() => cachedAddresses(page)).toContain(`/api/customer/product/detail?id=${href.split('id=')[1]}`)
  // The code of the page is loaded before the connection is cut.
  await goTo('#/pages/search/search')
  await expect(heading).toHaveText('Search')
  await goTo(href)
  await expect(heading).toHaveText(name)
  await cutLine(page)

  await test.step('a viewed product opens offline; another one shows that it is unavailable', async () => {
    await page.reload()
    await expect(heading).toHaveText(name)
    await expect(page.getByText("You're offline.")).toBeVisible()
    await goTo('#/pages/prouduct/detail?id=200')
    await expect(page.getByText('Check your connection and try again.').first()).toBeVisible()
  })

  await test.step('home shows its last content with date and pictures', async () => {
    await goTo('#/')
    await expect(page.getByText("You're offline.")).toContainText(/Prices and stock are as of .*\d:\d\d/)
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10)
    await scrollThrough(page)
    await expect(page.getByRole('list', { name: 'Hot this week' }).locator('article')).toHaveCount(9)
    const picture = page.locator('article img').first()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a search finds products remembered by the device, labels them, and queries the mall once online', async () => {
    const results = page.getByRole('region', { name: 'Results on this device' })
    for (const words of [name.toUpperCase(), spanish.normalize('NFD').replace(/[\u0300-\u036f]/g, '')]) {
      await goTo(`#/pages/search/search?${new URLSearchParams({ q: words })}`)
      await expect(results.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(results).toContainText('Prices and stock may have changed.')
    }
    expect(await violationsInBothThemes(page)).toEqual([])
    await expect(results.locator(`a[href="${href}"]`)).toHaveCount(1)

    await goTo('#/pages/search/search?q=zzzzqqq')
    await expect(page.getByText('Check your connection and try again.').first()).toBeVisible()
    await expect(results).toHaveCount(0)

    await page.goBack()
    await expect(results).toBeVisible()
    await mendLine(page)
    await expect(page.getByText("You're offline.")).toHaveCount(0)
    await expect(results).toHaveCount(0)
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
  })
})

test('a product linked on the first visit opens offline', inLongRun, async ({ page }) => {
  await open(page, '#/pages/prouduct/detail?id=7')
  const heading = page.getByRole('heading', { level: 1 })
  const title = (await heading.textContent()) ?? ''
  await isCached(page, '/api/customer/product/detail?id=7')
  await cutLine(page)
  await page.reload()
  await expect(page.getByText("You're offline.")).toBeVisible()
  await expect(heading).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).first()).toBeVisible()
})

test('viewed brands open offline, although they are requested by POST', inLongRun, async ({ page }) => {
  await open(page)
  await isCached(page)
  await page.evaluate(() => (location.hash = '#/pages/category/brands'))
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
  const brands = page.getByRole('main').getByRole('link')
  await expect(brands.first()).toBeVisible()
  const names = await brands.allTextContents()
  await expect.poll(() => cachedAddresses(page)).toContain('/api/customer/index/get-all-brand?posted-form=limit%3D50')
  await cutLine(page)
  await page.reload()
  await expect(page.getByText("You're offline.")).toContainText(/Prices and stock are as of .*\d:\d\d/)
  await expect(brands).toHaveCount(names.length)
  expect(await brands.allTextContents()).toEqual(names)
  // The page of a department's brands was never loaded, so it is not cached.
  await page.evaluate(() => (location.hash = '#/pages/category/brands?id=1'))
  await expect(page.getByText('Check your connection and try again.').first()).toBeVisible()
})

test('no account, payment or sign-in data is cached', inLongRun, async ({ page }) => {
  await open(page)
  await isCached(page)
  for (const route of ['users/login', 'cart/mycart', 'mine/wallet', 'mine/dashboard', 'history/purchase', 'search/search?q=bag']) {
    await page.evaluate((to) => (location.hash = `#/pages/${to}`), route)
    await page.waitForTimeout(700)
  }
  const stored = await cachedAddresses(page)
  const answers = stored.filter((address) => address.startsWith('/api/'))
  expect(answers.length).toBeGreaterThan(3)
  const isPublic =
    /^\/api\/(customer\/(index\/(get_currency|get_languages|store|systemnotify|news|get-first-category|series-categorys|get-all-brand)|product\/)|category\/|brand\/\d|shop\/\d)/
  expect(answers.filter((address) => !isPublic.test(address))).toEqual([])
  expect(stored.filter((address) => !/^\/($|api\/|assets\/|media\/)/.test(address))).toEqual([])
})

test('orders that were seen are read offline, also in another language, until the customer logs out', async ({ page }) => {
  const token = await logIn(page, people.kenji)
  const id = await boughtByCard(page.request, token, '7', '8', '9')
  await open(page, '#/pages/history/purchase')
  await isCached(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.reload()
  const list = page.getByRole('main').getByRole('list', { name: 'My orders' })
  await expect(list).toBeVisible()
  const number = await openedOrder(page, id)
  await expect.poll(() => cachedAddresses(page).then((all) => all.filter((each) => each.includes('/order/')).length)).toBeGreaterThan(1)
  await cutLine(page)
  await page.reload()
  await expect(page.getByText("You're offline.")).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  await hasChosen(page, { lang: 'es' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('main')).toContainText(number)
  await page.evaluate(() => (location.hash = '#/pages/history/purchase'))
  await expect(heading).toHaveText('Mis pedidos')
  await expect(page.getByRole('main')).toContainText(number)
  await page.evaluate(() => (location.hash = '#/pages/mine/dashboard'))
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  await expect.poll(() => cachedAddresses(page).then((all) => all.filter((each) => each.includes('/order/')))).toEqual([])
})

test('the access token is stored only where logging out deletes it', async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page)
  await isCached(page)
  await page.reload()
  await page.evaluate(() => (location.hash = '#/pages/prouduct/detail?id=7'))
  await expect.poll(() => cachedAddresses(page)).toContain('/api/customer/product/detail?id=7')
  await page.evaluate(() => (location.hash = '#/pages/category/brands'))
  await expect.poll(() => cachedAddresses(page)).toContain('/api/customer/index/get-all-brand?posted-form=limit%3D50')
  const cachedHeaders = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().flatMap(({ url, headers }) => [...headers].map(([name, value]) => `${new URL(url).pathname} ${name}: ${value}`))
  })
  expect(cachedHeaders.filter((line) => line.includes(token) || line.includes('access-token'))).toEqual([])
})

test('a page works throughout a deployment, and the next load is the new version', async ({ page }) => {
  const mall = await openChangingMall()
  try {
    await page.goto(mall.url)
    await isCached(page)
    const before = await page.evaluate(() => caches.keys())
    mall.build = 2
    await page.evaluate(() => (location.hash = '#/pages/news/index'))
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await page.reload()
    await expect(page.locator('meta[name="entry"][content$=".2.js"]')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    // The only open page belongs to the new build, so the new worker activates and deletes the files of the old build.
    const shells = (names: string[]) => names.filter((name) => name.startsWith('shell-'))
    await expect.poll(async () => shells(await page.evaluate(() => caches.keys()))).not.toContain(shells(before)[0])
    mall.away = true
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await expect(page.locator('meta[name="entry"][content$=".2.js"]')).toHaveCount(1)
  } finally {
    await mall.close()
  }
})

test('an unavailable mall shows a message and is retried', inLongRun, async ({ page }) => {
  const mall = await openChangingMall()
  try {
    await page.goto(mall.url)
    await isCached(page)
    mall.away = true
    await page.reload()
    await expect(mallAway(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10)
    mall.away = false
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
    await expect(mallAway(page)).toHaveCount(0)
  } finally {
    await mall.close()
  }
})

test('on a connection without throughput the shop opens from the cache with its date, and recovers', async ({ page }) => {
  const mall = await openChangingMall()
  try {
    await page.goto(mall.url)
    await isCached(page)
    await page.evaluate(() => (location.hash = '#/pages/prouduct/detail?id=7'))
    await expect.poll(() => cachedAddresses(page)).toContain('/api/customer/product/detail?id=7')
    await expect(page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).first()).toBeVisible()
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    mall.silent = true
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(mallAway(page)).toContainText(/Prices and stock are as of .*\d:\d\d/)
    mall.silent = false
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
    await expect(mallAway(page)).toHaveCount(0)
  } finally {
    await mall.close()
  }
})

test('if the server fails, the cached page is shown with its date, and the newest one once available', inLongRun, async ({ page }) => {
  const mall = await openChangingMall()
  try {
    await page.goto(mall.url)
    await isCached(page)
    for (const status of [500, 502]) {
      mall.failsWith = status
      await page.reload()
      await expect(mallAway(page)).toContainText(/Prices and stock are as of .*\d:\d\d/)
      await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10)
      await expect(page.getByRole('group', { name: 'Price drops' }).locator('article').first()).toBeVisible()
      mall.failsWith = null
      await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
      await expect(mallAway(page)).toHaveCount(0)
    }
    await page.reload()
    await expect(page.locator('meta[name="kept-at"]')).toHaveCount(0)
    await expect(mallAway(page)).toHaveCount(0)
  } finally {
    await mall.close()
  }
})

test('without a cached page an error shows in the visitor’s language, and retrying opens the target page', inLongRun, async ({ page }) => {
  const mall = await openChangingMall()
  try {
    await hasChosen(page, { lang: 'es' })
    await page.goto(`${mall.url}/#/pages/news/index`)
    await isCached(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    mall.failsWith = 502
    const answer = await page.reload()
    expect(answer?.status()).toBe(502)
    await expect(page.getByRole('heading', { level: 1, name: 'Ahora no podemos mostrar la tienda' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ahora no podemos mostrar la tienda' })).toBeVisible()
    mall.failsWith = null
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page).toHaveURL(/#\/pages\/news\/index$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible()
  } finally {
    await mall.close()
  }
})

test('a page outside the storefront is requested once, so that social login works with a service worker', inLongRun, async ({ page }) => {
  await open(page, '#/pages/users/login')
  await isCached(page)
  await page.getByRole('link', { name: 'Continue with Glimmo' }).click()
  await page.getByLabel('Someone else').fill(`Sumi ${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which account is yours?' })).toBeVisible()
  await expect(page).toHaveURL(/#\/pages\/users\/Glimmo/)
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose files are gone reloads as the current version at its target', async ({ page }) => {
    const mall = await openChangingMall()
    try {
      await page.goto(mall.url)
      await expect(page.locator('article').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-loading', /[01]/)
      mall.build = 2
      await page.evaluate(() => (location.hash = '#/pages/news/index'))
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
      await expect(page.locator('meta[name="entry"][content$=".2.js"]')).toHaveCount(1)
    } finally {
      await mall.close()
    }
  })
})

test('the mall can be installed under its own name, in the shopper’s language', inLongRun, async ({ page }) => {
  await hasChosen(page, { lang: 'th' })
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(new URL(address ?? '', mallUrl).href)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Record<string, unknown> & { icons: { src: string; type: string; purpose?: string }[] }
  const config = await page.request.get(`${mallUrl}/api/customer/index/store?type=website_config`)
  const { data } = (await config.json()) as { data: { shop_name: string; tagline_th: string } }
  expect(manifest).toMatchObject({ name: data.shop_name, short_name: data.shop_name, description: data.tagline_th, lang: 'th' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(mallUrl + src)
    expect(icon.ok(), src).toBe(true)
    expect(icon.headers()['content-type'], src).toContain(type)
  }
  const session = await page.context().newCDPSession(page)
  const judged = await session.send('Page.getInstallabilityErrors')
  expect(judged.installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
