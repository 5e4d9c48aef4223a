import type { Locator, Page } from '@playwright/test'
import { expect } from './mall.ts'

/** Presses Tab until the target has the focus, and checks that the target is in the viewport. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60 && !(await target.evaluate((each) => each === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** Moves the focus to the target by Tab, and presses Enter. */
export const pressByKeys = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves through a list by its shortcut keys until this row is selected, and opens the row. */
export const openRowByKeys = async (page: Page, row: Locator): Promise<void> => {
  await expect(row).toBeVisible()
  await page.keyboard.press('k')
  for (let presses = 0; presses < 60 && !(await row.evaluate((each) => each === document.activeElement)); presses += 1)
    await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('e')
}
