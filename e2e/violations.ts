import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Found = { violations: { id: string; nodes: { target: string[] }[] }[] }
type Axe = { run: (where: Document, how: object) => Promise<Found> }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, by all its rules or by these alone. Nothing else is told, which takes a fraction of the time. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (only) => {
    const found = await (window as typeof window & { axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, rules)
}

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
  const light = await violations(page)
  await paint(page, 'dark')
  const dark = await violations(page, ['color-contrast', 'link-in-text-block'])
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)]
}
