import { ask, isLoggedIn, logIn, people, somebodyNew } from '../account.ts'
import { expect, hasChosen, open, test, onPhone, inLongRun } from '../mall.ts'

const dashboard = '#/pages/mine/dashboard'
test('the viewport width decides the URL of the account page', inLongRun, async ({ page, isMobile }) => {
  await logIn(page, people.mali)
  const [wrong, right] = isMobile ? ['pc_mine', 'dashboard'] : ['dashboard', 'pc_mine']
  await open(page)
  await page.goto(`/#/pages/mine/${wrong}?tab=notices`)
  await expect(page).toHaveURL(new RegExp(`mine/${right}\\?tab=notices`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices')
  await page.goBack()
  await expect(page).toHaveURL(/\/(#\/)?$/)
})

test('a visitor finds the log-in and all entries without an account, and logging in stays on the page', inLongRun, async ({ page }) => {
  await open(page, dashboard)
  await expect(page.getByRole('heading', { name: 'Log in or create an account' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '日本語' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('E-mail', { exact: true }).fill(people.nadia.email)
  await sheet.getByRole('textbox', { name: 'Password' }).fill(people.nadia.password)
  await sheet.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadia')
  await expect(page).toHaveURL(/pages\/mine\//)
})

test('logging out leaves nothing of the person behind, and keeps how the shop was chosen', async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await hasChosen(page, { lang: 'es', cur: 'EUR', theme: 'dark' })
  await open(page, dashboard)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/#\/$/)
  const stored = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(stored.filter((name) => ['access-token', 'user', 'recently-seen'].includes(name))).toEqual([])
  expect(await page.evaluate(() => [localStorage['lang'], localStorage['cur'], localStorage['theme']])).toEqual(['es', 'EUR', 'dark'])
  const after = await ask(page.request, '/checkout/onepage/getaddresslist', {}, token)
  expect(after.code).toBe(1000004)
})

test(
  'the order links do not overlap on the smallest phone, in the language with the longest words',
  { tag: [onPhone.tag, inLongRun.tag] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await logIn(page, people.mali)
    await hasChosen(page, { lang: 'es' })
    await open(page, dashboard)
    const words = page.getByRole('region', { name: 'Tus pedidos' }).getByRole('listitem').locator('a > span:last-child')
    await expect(words).toHaveCount(5)
    const boxes = await words.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    for (const [at, box] of boxes.entries()) {
      const before = boxes[at - 1] ?? { right: 0, top: box.top, bottom: box.bottom }
      const isBelow = box.top >= before.bottom
      expect(isBelow || box.left - before.right >= 3, `${at}: ${JSON.stringify(boxes)}`).toBe(true)
    }
  },
)

test('the profile tab stays active in the settings and leads back', { tag: [onPhone.tag, inLongRun.tag] }, async ({ page }) => {
  await logIn(page, people.mali)
  await open(page, '#/pages/mine/confing?section=devices')
  const profile = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' })
  await expect(profile).toHaveAttribute('aria-current', 'true')
  await profile.click()
  await expect(page).toHaveURL(/#\/pages\/mine\/dashboard$/)
  await expect(profile).toHaveAttribute('aria-current', 'page')
})
