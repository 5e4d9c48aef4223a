import type { Locator, Page } from '@playwright/test'
import { expect } from './mall.ts'

/** Goes on by Tab until it is there, and sees that the place of the focus is to be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60 && !(await target.evaluate((each) => each === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** Goes to it by Tab, and presses it. */
export const pressByKeys = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes through the rows of a list by its keys until this one is at hand, and opens it. */
export const openRowByKeys = async (page: Page, row: Locator): Promise<void> => {
  await expect(row).toBeVisible()
  await page.keyboard.press('k')
  for (let presses = 0; presses < 60 && !(await row.evaluate((each) => each === document.activeElement)); presses += 1)
    await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('e')
}
