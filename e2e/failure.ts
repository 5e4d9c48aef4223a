import type { Browser, TestInfo } from '@playwright/test'

/** Adds to a failed test what each open page shows: its outline as a reader meets it, and the path of its picture. */
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
