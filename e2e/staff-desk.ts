import type { Page } from '@playwright/test'
import { staffLogIn } from './account.ts'
import { expect, listen, mallUrl, open, saysAfter, somewhere, staffUrl } from './mall.ts'

type Role = Parameters<typeof staffLogIn>[1]
/** Opens a page for a staff member in a browser context of its own: staff in one context would replace each other's session. */
export const deskOf = async (page: Page, role: Role): Promise<Page> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('there is no browser to open another window of')
  const headers = { 'x-forwarded-for': somewhere() }
  const context = await browser.newContext({ baseURL: mallUrl, reducedMotion: 'reduce', extraHTTPHeaders: headers })
  await context.addInitScript(listen)
  const desk = await context.newPage()
  await staffLogIn(desk, role)
  return desk
}
export const openCase = async (desk: Page, kind: string, word: string): Promise<void> => {
  await desk.goto(`${staffUrl}/#/queue?kind=${kind}&q=${encodeURIComponent(word)}`)
  await desk.getByRole('list', { name: 'Queue' }).getByRole('link').first().click()
  await expect(desk.getByRole('region', { name: 'Decide' })).toBeVisible()
}
/** Opens the case that contains this text, from the queue's list of that kind. */
export const openCaseSaying = async (desk: Page, kind: string, says: string | RegExp): Promise<void> => {
  await desk.goto(`${staffUrl}/#/queue?kind=${kind}`)
  await desk.getByRole('list', { name: 'Queue' }).getByRole('link').filter({ hasText: says }).first().click()
  await expect(desk.getByRole('region', { name: 'Decide' })).toBeVisible()
}
export const choose = (desk: Page, decision: string) => desk.getByRole('button', { name: decision, exact: true }).first().click()
export const send = async (desk: Page, decision: string): Promise<void> => {
  const button = desk.getByRole('form', { name: decision }).getByRole('button', { name: new RegExp(`^${decision}`) })
  await saysAfter(desk, 'Undo', () => button.click())
}
/** The user sees this title in their list of notifications. */
export const hasNotice = async (page: Page, title: string | RegExp): Promise<void> => {
  await open(page, '#/pages/mine/dashboard?tab=notices')
  await expect(async () => {
    await page.reload()
    await expect(page.locator('#main').getByText(title).first()).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 90_000 })
}
