import type { ConsoleMessage, Page } from '@playwright/test'
import { violationsInBothThemes } from '../violations.ts'
import { expect, hasChosen, inLongRun, type Lang, languages, open, overflowPx, scrollThrough, test, widthsFor, once } from '../mall.ts'
import { addressOf, buyBar, findPlain, findShoe, isThere, openProduct, withChange } from '../product-page.ts'

test('axe finds no violations in the chooser or the viewer, in light and dark mode', async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose options' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
})

const longest = 'Ridgeline trail running shoes with a breathable mesh upper, '.repeat(3)
for (const lang of Object.keys(languages) as Lang[]) {
  test(
    `nothing is wider than the screen in ${lang}, with a long name, no picture and nothing to pay`,
    inLongRun,
    async ({ page, request, isMobile }) => {
      const shoe = await findShoe(request)
      await hasChosen(page, { lang })
      await withChange(page, (detail) => {
        for (const each of Object.keys(languages) as Lang[]) detail[`name_${each}`] = longest
        Object.assign(detail, { images: [], image: null, price: '0.00', list_price: null })
        detail.skus.forEach((sku) => Object.assign(sku, { price: '0.00', image: null }))
      })
      await open(page, addressOf(shoe.id))
      await scrollThrough(page)
      for (const width of widthsFor(lang).filter((width) => width < 768 === isMobile)) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.getByRole('heading', { level: 1 })).toContainText(longest.trim())
        expect(await overflowPx(page), `at ${width}`).toBe(0)
      }
    },
  )
}

/** These tests block the service worker on purpose. */
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Service Worker registration blocked')

test('the page logs no console errors, warnings or policy violations', once, async ({ page, request }) => {
  const complaints: string[] = []
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await openProduct(page, (await findShoe(request)).id)
  await scrollThrough(page)
  await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
  await page.keyboard.press('+')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

const threeLines = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lines = (height: number) => Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
    return { shown: lines(heading.clientHeight), whole: lines(heading.scrollHeight) }
  })
const wide = {
  en: longest,
  th: 'รองเท้าวิ่งเทรลพื้นหนาระบายอากาศได้ดี ที่นี่กู้ยืมป้ายชื่อ '.repeat(4),
  jp: '通気性のよいトレイルランニングシューズ、'.repeat(9),
} as const
for (const [lang, name] of Object.entries(wide) as [Lang, string][])
  test(
    `a name longer than three lines shows three, and opens: ${lang}`,
    lang === 'th' ? {} : inLongRun,
    async ({ page, request, isMobile }) => {
      const { id } = await findShoe(request)
      if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
      await hasChosen(page, { lang })
      await withChange(page, (detail) => void (detail[`name_${lang}`] = name))
      await open(page, addressOf(id))
      const heading = page.getByRole('heading', { level: 1, name: name.trim() })
      await expect(heading).toBeVisible()
      const more = page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::button')
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      expect((await threeLines(page)).shown).toBe(3)
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(more).toBeFocused()
      const opened = await threeLines(page)
      expect(opened.shown).toBeGreaterThan(3)
      expect(opened.shown).toBe(opened.whole)
      expect(await overflowPx(page)).toBe(0)
      await more.click()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      expect((await threeLines(page)).shown).toBe(3)
    },
  )

const openNamed = async (page: Page, id: string) => {
  await open(page, addressOf(id))
  await expect(page.getByRole('main').locator('dl').first()).toBeVisible()
}

test(
  'a name of three lines or fewer has no expand button, in any language',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    const { id } = await findShoe(request)
    for (const lang of Object.keys(languages) as Lang[]) {
      await hasChosen(page, { lang })
      await page.goto('about:blank')
      await openNamed(page, id)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[lang])
      const { shown, whole } = await threeLines(page)
      expect(whole, lang).toBeLessThanOrEqual(3)
      expect(shown, lang).toBe(whole)
      await expect(page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::button')).toHaveCount(0)
    }
  },
)

test('a long server-rendered name hydrates without a layout shift', inLongRun, async ({ page, request }) => {
  const shoe = await findShoe(request)
  const name = shoe.name_en ?? ''
  let drawn = 0
  await page.route('**/drawn?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(name, longest)
    drawn = body.split(longest).length
    await route.fulfill({ response, body })
  })
  const said: string[] = []
  page.on('console', (message) => isComplaint(message) && said.push(message.text()))
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: (window as never as { moved: number }).moved + (entry as never as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, addressOf(shoe.id))
  await isThere(page)
  expect(drawn).toBeGreaterThan(1)
  const more = page.getByRole('main').getByRole('button', { name: 'Show more' }).first()
  await expect(more).toBeVisible()
  expect(await page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThan(0.02)
  expect(said).toEqual([])
})

test('Back to a product shows it immediately as before, then updates only its price and stock', async ({ page, request }) => {
  const plain = await findPlain(request)
  const now = { price: '11.00', left: 30, held: false, asked: 0 }
  const answered: (() => void)[] = []
  await withChange(page, (detail) => {
    now.asked += 1
    Object.assign(detail, { price: now.price, list_price: null, items_left: now.left })
    for (const sku of detail.skus) Object.assign(sku, { price: now.price, list_price: null, items_left: now.left })
  })
  await page.route('**/customer/product/detail*', async (route) => {
    if (now.held) await new Promise<void>((resolve) => answered.push(resolve))
    await route.fallback()
  })
  // The test sets the clock, so the page ages only as the test says, even on a slow machine.
  let at = Date.now()
  const passes = (ms: number) => page.clock.setFixedTime((at += ms))
  await passes(0)
  await openProduct(page, plain.id)
  const price = page.locator('main [data-price]').first()
  await expect(price).toContainText('11')
  const away = async () => {
    await page.evaluate(() => (location.hash = '#/pages/news/index'))
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  }
  const back = async () => {
    await page.goBack()
    await isThere(page)
  }

  await away()
  await back()
  expect(now.asked).toBe(1)

  await away()
  Object.assign(now, { price: '10.00', left: 3, held: true })
  await passes(8000)
  await back()
  await expect(price).toContainText('11')
  const quantity = page.getByRole('main').getByRole('group', { name: 'Quantity' }).filter({ visible: true }).first()
  await quantity.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => answered.length).toBe(1)
  await page.waitForTimeout(700)
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: (window as never as { moved: number }).moved + (entry as never as { value: number }).value })
    }).observe({ type: 'layout-shift' })
  })
  now.held = false
  answered.forEach((answer) => answer())
  await expect(price).toContainText('10')
  await expect(page.getByRole('main').getByText('3 left').filter({ visible: true }).first()).toBeVisible()
  await expect(quantity.getByRole('textbox')).toHaveValue('2')
  expect(now.asked).toBe(2)
  // On wide screens the text about the remaining stock has its own line, so nothing on the page moves.
  expect(await page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThan(0.01)

  // The window was in the background for a while.
  Object.assign(now, { price: '12.00' })
  await passes(8000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(price).toContainText('12')

  // The stock can no longer be loaded: the page keeps its content.
  await away()
  let lost = 0
  await page.route('**/customer/product/detail*', (route) => {
    lost += 1
    return route.abort()
  })
  await passes(8000)
  await back()
  await expect.poll(() => lost).toBe(2)
  await expect(price).toContainText('12')
})
