import type { Page } from '@playwright/test'
import { violationsInBothThemes } from '../violations.ts'
import { inLongRun, expect, hasChosen, open, test, onDesktop, onPhone, once } from '../mall.ts'

const searchPage = '#/pages/search/search'
const resultsFor = (words: string) => `${searchPage}?${new URLSearchParams({ q: words })}`
const field = (page: Page) => page.getByRole('combobox', { name: 'Search all products' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

const typeWords = async (page: Page, words: string) => {
  await field(page).fill(words)
  await expect(options(page).first()).toBeVisible()
}

test('from home to results: the field debounces, suggests, and retains the words', async ({ page, isMobile }) => {
  await open(page)
  const link = page.getByRole('banner').getByRole('link', { name: /^Search/ })
  await (isMobile ? link.tap() : field(page).click())
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('headp', { delay: 40 })
  await expect(options(page).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(8)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Results for|Showing results for/)
  await expect(field(page)).toHaveValue('headp')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('one character is enough, and the completed part is bold', inLongRun, async ({ page }) => {
  await open(page, searchPage)
  await expect(field(page)).toBeFocused()
  await typeWords(page, 'h')
  const first = options(page).first()
  const weight = (part: string) =>
    first
      .locator(part)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('b')).toBeGreaterThan(await weight('span > span'))
})

test('arrow keys put suggestions into the field, Esc restores the typed text, Enter searches', inLongRun, async ({ page }) => {
  await open(page, searchPage)
  await typeWords(page, 'head')
  const first = (await options(page).first().locator('span').first().textContent()) ?? ''
  await field(page).press('ArrowDown')
  await expect(field(page)).toHaveValue(first)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('head')
  await field(page).press('ArrowDown')
  await field(page).press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field(page)).toHaveValue('head')
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${first.replaceAll(' ', '\\+')}$`))
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
})

test('a suggested product opens its page', inLongRun, async ({ page }) => {
  await open(page, searchPage)
  await typeWords(page, 'head')
  const product = page.getByRole('group', { name: 'Products' }).getByRole('option').first()
  await expect(product).toContainText(/\$\d+\.\d\d/)
  await product.click()
  await expect(page).toHaveURL(/#\/pages\/prouduct\/detail\?id=\d+/)
})

test('the number of suggestions is announced once typing pauses', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, searchPage)
  await typeWords(page, 'head')
  const count = await options(page).count()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(`${count} suggestions`)
})

test('no suggestions are requested during IME composition', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/search/suggest/') && requests.push(decodeURIComponent(request.url())))
  await open(page, searchPage)
  await field(page).click()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['k', 'く', 'くt', 'くつ'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.waitForTimeout(600)
  expect(requests).toEqual([])
  await keyboard.send('Input.insertText', { text: '靴' })
  await expect(field(page)).toHaveValue('靴')
  await expect.poll(() => requests.map((url) => url.split('/').at(-1))).toEqual(['靴'])
})

test('a tap copies a suggestion into the field to refine it', { tag: [onPhone.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, searchPage)
  await typeWords(page, 'head')
  const second = (await options(page).nth(1).locator('span').first().textContent()) ?? ''
  await options(page).nth(1).locator('[data-refine]').tap()
  await expect(field(page)).toHaveValue(`${second} `)
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${searchPage}$`))
})

test('an empty result offers at least four links', inLongRun, async ({ page }) => {
  await open(page, resultsFor('zzzzqqq'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “zzzzqqq”')
  await expect(page.getByRole('link', { name: 'Ask customer service' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Try one of these' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10)
  await expect(page.locator('article')).toHaveCount(6)
})

test('the field accepts 64 characters', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, searchPage)
  await field(page).click()
  await page.keyboard.insertText('a'.repeat(100))
  expect((await field(page).inputValue()).length).toBe(64)
  await open(page, resultsFor('b'.repeat(100)))
  await expect(field(page)).toHaveValue('b'.repeat(64))
})

test('recent searches are stored, newest first, and can be removed', inLongRun, async ({ page }) => {
  await open(page, searchPage)
  for (const words of ['teapot', 'boots', 'Teapot', 'lamp']) {
    await field(page).fill(words)
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
  }
  await open(page, searchPage)
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveText(['lamp', 'Teapot', 'boots'])
  await recent.getByRole('button', { name: 'Remove “Teapot” from recent searches' }).click()
  await expect(recent.getByRole('link')).toHaveText(['lamp', 'boots'])
  await expect(recent.getByRole('button', { name: 'Remove “boots” from recent searches' })).toBeFocused()
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first()).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('a department narrows the results, also after a reload', async ({ page }) => {
  await open(page, resultsFor('headphones'))
  const scope = page.getByRole('group', { name: 'Search within' }).getByRole('button').first()
  const department = (await scope.textContent()) ?? ''
  await scope.click()
  await expect(scope).toHaveAttribute('aria-pressed', 'true')
  await expect(scope).toHaveText(department)
  await expect(page.getByRole('button', { name: `Remove ${department}` })).toBeVisible()
  await expect(page).toHaveURL(/q=headphones&in=\d+/)
  await page.reload()
  await expect(scope).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page)).toHaveValue('headphones')
  await scope.click()
  await expect(page).toHaveURL(/q=headphones$/)
})

test('words in another language find the same products', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await hasChosen(page, { lang: 'jp' })
  await open(page, resultsFor('ヘッドホン'))
  await expect(page.locator('article').first()).toBeVisible()
})

test('on a desktop the filters are next to the results, without a filter button', onDesktop, async ({ page }) => {
  await open(page, resultsFor('headphones'))
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filter/ })).toHaveCount(0)
})

const remembered = { id: '16', image: null, tint: 3, name_en: 'Café teapot', name_es: 'Tetera de café', name_th: 'กาน้ำชา' }
const remembers = (page: Page) => page.addInitScript((text) => localStorage.setItem('recently-seen', text), JSON.stringify([remembered]))

test(
  'with the mall unreachable, remembered products are found under a label of their own until a retry succeeds',
  inLongRun,
  async ({ page }) => {
    await remembers(page)
    let answers: 'nobody' | 'proxy' | 'mall' = 'nobody'
    await page.route('**/api/search/CAFE**', (route) => {
      if (answers === 'nobody') return route.abort()
      return answers === 'proxy' ? route.fulfill({ status: 503, body: 'away' }) : route.continue()
    })
    await open(page, resultsFor('CAFE'))
    const offline = page.getByRole('region', { name: 'Results on this device' })
    await expect(offline.getByRole('link', { name: 'Café teapot' })).toHaveAttribute('href', `#/pages/prouduct/detail?id=${remembered.id}`)
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0)
    expect(await violationsInBothThemes(page)).toEqual([])
    for (answers of ['proxy', 'mall'] as const) {
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(offline).toHaveCount(answers === 'proxy' ? 1 : 0)
    }
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  },
)
