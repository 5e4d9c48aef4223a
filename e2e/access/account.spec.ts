import AxeBuilder from '@axe-core/playwright'
import { logIn, people } from '../account.ts'
import { expect, hasChosen, open, test } from '../mall.ts'

const sections = ['profile', 'contact', 'password', 'addresses', 'payment', 'display', 'devices', 'invitation', 'data']
const own = {
  account: '#/pages/mine/dashboard',
  notices: '#/pages/mine/dashboard?tab=notices',
  announcements: '#/pages/mine/dashboard?tab=notices&view=announcements',
  settings: '#/pages/mine/confing',
  ...Object.fromEntries(sections.map((each) => [`settings, ${each}`, `#/pages/mine/confing?section=${each}`])),
}
const open4all = {
  'account of a visitor': '#/pages/mine/dashboard',
  'choosing a place': '#/choose-location',
  'a place': '#/open-location?latitude=13.7563&longitude=100.5018&name=Bangkok',
  'no place': '#/open-location',
}

for (const theme of ['light', 'dark'] as const) {
  test(`one’s own account, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
    test.setTimeout(180_000)
    await logIn(page, people.anders)
    await hasChosen(page, { theme })
    for (const [name, hash] of Object.entries(own)) await isClear(page, name, hash)
  })
  test(`what needs no account, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
    test.setTimeout(120_000)
    await hasChosen(page, { theme })
    for (const [name, hash] of Object.entries(open4all)) await isClear(page, name, hash)
  })
  test(`an address in writing, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
    await logIn(page, people.mali)
    await hasChosen(page, { theme })
    await open(page, '#/pages/mine/confing?section=addresses')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByRole('combobox', { name: 'Country or region' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}

const faultsOf = async (page: Parameters<typeof open>[0]): Promise<string[]> => {
  await page.waitForTimeout(800)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const isClear = async (page: Parameters<typeof open>[0], name: string, hash: string) => {
  await open(page, hash)
  await expect(page.locator('html')).toHaveAttribute('data-loading', '0')
  expect(await faultsOf(page), name).toEqual([])
}
