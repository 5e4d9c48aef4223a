import type { Locator, Page } from '@playwright/test'
import { open, sellerUrl } from '../mall.ts'

export const goesInShop = async (page: Page, hash: string): Promise<Locator> => {
  await open(page, hash, sellerUrl)
  return page.getByRole('main')
}

/** Date as pages show it: "7 Dec". */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day))

/** Date of a typed time as pages show it with its year: "7 Dec 2026". */
export const dateInWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(moment.slice(0, 10)),
  )
