import type { Page } from '@playwright/test'
import { logIn, people } from '../account.ts'
import { expect, open, test } from '../mall.ts'
import { violationsInBothThemes } from './both-themes.ts'

const sections = ['profile', 'contact', 'password', 'addresses', 'payment', 'display', 'notifications', 'devices', 'invitation', 'data']
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

test("one’s own account: nothing stands in anybody's way, by light and by dark", async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page, people.anders)
  for (const [name, hash] of Object.entries(own)) await isClear(page, name, hash)
})

test("what needs no account: nothing stands in anybody's way, by light and by dark", async ({ page }) => {
  test.setTimeout(120_000)
  for (const [name, hash] of Object.entries(open4all)) await isClear(page, name, hash)
})

test("an address in writing: nothing stands in anybody's way, by light and by dark", async ({ page }) => {
  await logIn(page, people.mali)
  await open(page, '#/pages/mine/confing?section=addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('combobox', { name: 'Country or region' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
})

const isClear = async (page: Page, name: string, hash: string) => {
  await open(page, hash)
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy', 'true')
  expect(await violationsInBothThemes(page), name).toEqual([])
}
