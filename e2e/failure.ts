import type { Browser, TestInfo } from '@playwright/test'

/** Adds an outline and a screenshot path of each open page to the error of a failed test. */
export const announceScreens = async (browser: Browser, info: TestInfo): Promise<void> => {
  if (info.status === info.expectedStatus) return
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const [at, page] of pages.entries()) {
    const path = info.outputPath(`screen-${at + 1}.png`)
    const reason = (error: unknown) => `(${String(error).split('\n')[0]})`
    const outline = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(reason)
    const picture = await page.screenshot({ path, timeout: 10_000 }).then(() => path, reason)
    info.errors.push({ message: `On the screen at ${page.url()}\nPicture: ${picture}\n\n${outline}` })
  }
}
