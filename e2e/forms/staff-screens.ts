import type { Locator, Page } from '@playwright/test'
import { open, staffUrl } from '../mall.ts'
import type { At } from './form-row.ts'

export const goes = async (page: Page, hash: string): Promise<Locator> => {
  await open(page, hash, staffUrl)
  return page.getByRole('main')
}
/** A list with a button to add an item and a button to change each item. The form opens in a sheet. */
export const sheetOf = (hash: string, add: string) => ({
  open: async ({ page }: At) => {
    await goes(page, hash)
    await page.getByRole('button', { name: add, exact: true }).click()
    return page.getByRole('dialog')
  },
})
export const changesIn = async (page: Page, hash: string, name: string): Promise<Locator> => {
  await goes(page, hash)
  await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click()
  return page.getByRole('dialog')
}

/** Opens the list item at this position, regardless of its name. */
export const changesAt = async (page: Page, hash: string, at: number): Promise<Locator> => {
  await goes(page, hash)
  await page
    .getByRole('button', { name: /^Edit: / })
    .nth(at)
    .click()
  return page.getByRole('dialog')
}
/** Presses a button on the created item, and waits for the server's answer. */
export const tidies = async ({ page }: At, within: Locator, button: string, path: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith(path))
  await within.getByRole('button', { name: button, exact: true }).click()
  await answered
}
/** A form on its own page. The URL gets an id once the form has created its item. */
export const onPage = (hash: string) => ({
  lands: /[?&]id=/,
  open: ({ page }: At) => goes(page, hash),
  again: ({ page }: At) => goes(page, new URL(page.url()).hash),
})
