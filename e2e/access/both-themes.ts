import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** No page of ours holds frames of others, so that what was found needs no second page to be put together. */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const told = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)

/** Colours and sheets cross over; what is read before they have arrived is neither the one nor the other. */
const paint = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ends = (each: Animation) => each.effect?.getComputedTiming().iterations !== Infinity
    const settled = Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    )
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1000))])
  }, theme)

/** Everything by light; by dark the same page differs in its colours alone. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(150)
  await paint(page, 'light')
  const light = told((await axe(page).analyze()).violations)
  await paint(page, 'dark')
  const dark = told((await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()).violations)
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)]
}
