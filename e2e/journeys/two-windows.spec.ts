import type { Page } from '@playwright/test'
import { isLoggedIn, read, somebodyNew } from '../account.ts'
import { openChangingMall } from '../changing-mall.ts'
import { says, inLongRun, expect, once, open, test } from '../mall.ts'

test.use({ serviceWorkers: 'allow' })

const storedHere = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
const goTo = (page: Page, route: string) => page.evaluate((to) => (location.hash = `#/pages/${to}`), route)
const looksAt = async (page: Page, id: string) => {
  await goTo(page, `prouduct/detail?id=${id}`)
  await expect.poll(async () => (await storedHere(page))['recently-seen'] ?? '').toContain(`"id":"${id}"`)
}
const searches = async (page: Page, words: string) => {
  await goTo(page, `search/search?q=${words}`)
  await expect.poll(async () => (await storedHere(page))['recent-searches'] ?? '').toContain(words)
}
const logsOut = async (page: Page) => {
  await goTo(page, 'mine/dashboard')
  await page.getByRole('main').getByText('Log out', { exact: true }).click()
  await expect.poll(async () => (await storedHere(page))['access-token']).toBeUndefined()
}

test(
  'logging out in one window clears the other; products viewed afterwards are listed alone',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, context }) => {
    const { token } = await somebodyNew()
    await isLoggedIn(page, token)
    await open(page)
    await looksAt(page, '7')
    await searches(page, 'lantern')
    const other = await context.newPage()
    await open(other)
    await looksAt(other, '9')
    await searches(other, 'kettle')
    await logsOut(page)
    for (const [window, id, words] of [
      [page, '11', 'tent'],
      [other, '12', 'sofa'],
    ] as const) {
      await looksAt(window, id)
      await searches(window, words)
    }
    const now = await storedHere(page)
    const seen = (JSON.parse(now['recently-seen'] ?? '[]') as { id: string }[]).map(({ id }) => id)
    expect(seen).toEqual(['12', '11'])
    expect(JSON.parse(now['recent-searches'] ?? '[]')).toEqual(['sofa', 'tent'])
  },
)

test('a window open during a change of customers greets the new one', { tag: [once.tag, inLongRun.tag] }, async ({ page, context }) => {
  const [before, next] = [await somebodyNew(), await somebodyNew()]
  await isLoggedIn(page, before.token)
  await open(page, '#/pages/mine/dashboard')
  await expect(page.getByText(before.email).first()).toBeVisible()
  const other = await context.newPage()
  await open(other)
  await logsOut(other)
  await other.evaluate((newToken) => localStorage.setItem('access-token', newToken), next.token)
  await goTo(page, 'mine/dashboard')
  await expect(page.getByText(next.email).first()).toBeVisible()
  await expect(page.getByText(before.email)).toHaveCount(0)
  expect((await storedHere(page))['user']).not.toContain(before.email)
})

test('logging out offline takes effect immediately in every window; the mall is notified once online', once, async ({ page, context }) => {
  const mall = await openChangingMall()
  try {
    const { token, email } = await somebodyNew()
    await isLoggedIn(page, token)
    await page.goto(`${mall.url}/#/pages/mine/dashboard`)
    await expect(page.getByText(email).first()).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${mall.url}/#/pages/mine/dashboard`)
    await expect(other.getByText(email).first()).toBeVisible()
    const codeOf = async () => (await read(page.request, '/customer/info/get_userinfo', token)).code
    expect(await codeOf()).toBe(200)

    mall.silent = true
    await page.getByRole('main').getByText('Log out', { exact: true }).click()
    await says(page, "You're logged out")
    expect(Object.keys(await storedHere(page))).not.toContain('access-token')
    await expect(other.getByText(email)).toHaveCount(0)
    const untold = page.getByText("You're logged out here. We'll end your session once we can reach the shop.")
    await expect(untold).toBeVisible()
    expect(await codeOf()).toBe(200)

    mall.silent = false
    await expect(untold).toHaveCount(0)
    expect(await codeOf()).toBe(1000004)
  } finally {
    await mall.close()
  }
})
