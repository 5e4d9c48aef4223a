import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { isLongRun } from './long-run.ts'

type Found = { violations: { id: string; nodes: { target: string[] }[] }[] }
type Axe = { run: (where: Document | Element, how: object) => Promise<Found> }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about colours: the dearest ones, and all that is another thing by dark. */
const colours = ['color-contrast', 'link-in-text-block']

/**
 * Violations that axe finds on the page as it stands, or in a part of it. It returns nothing else and loads no file, which takes a fraction of the
 * time.
 */
const find = async (page: Page, how: object, within?: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([given, part]) => {
      const where = part ? document.querySelector(part) : document
      if (!where) throw new Error(`${part} is not there`)
      const { axe } = window as typeof window & { axe: Axe }
      const found = await axe.run(where, { resultTypes: ['violations'], preload: false, ...given })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    [how, within] as const,
  )
}
const only = (rules: readonly string[]) => ({ runOnly: { type: 'rule', values: [...rules] } })
const without = (rules: readonly string[]) => ({ rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) })

/** Violations that axe finds on the page as it stands, by all its rules. */
export const violations = (page: Page): Promise<string[]> => find(page, {})

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

/**
 * Everything by light; by dark the same page differs in its colours alone. Where the frame around a part was looked at before,
 * its colours are not looked at again.
 */
export const violationsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  await page.waitForTimeout(150)
  const light = within ? [...(await beyondColours(page)), ...(await coloursBy(page, 'light', within))] : await byLight(page)
  return [...light, ...(await coloursBy(page, 'dark', within))]
}

const byLight = async (page: Page) => {
  await paint(page, 'light')
  return (await violations(page)).map((each) => `light: ${each}`)
}
const coloursBy = async (page: Page, theme: 'light' | 'dark', within?: string) => {
  await paint(page, theme)
  return (await find(page, only(colours), within)).map((each) => `${theme}: ${each}`)
}
const beyondColours = (page: Page) => find(page, without(colours))

/**
 * The same from place to place in one walk. The colours of the frame are looked at in both themes at the first place; those of what stands in it
 * at every place in the long run, and in the short one by light and by dark in turns, as all places are made of the same parts.
 */
export const violationsOnTheWay = (): ((page: Page) => Promise<string[]>) => {
  let at = 0
  return async (page) => {
    const place = at++
    if (place === 0) return violationsInBothThemes(page)
    if (isLongRun) return violationsInBothThemes(page, '#main')
    await page.waitForTimeout(150)
    return [...(await beyondColours(page)), ...(await coloursBy(page, place % 2 === 0 ? 'light' : 'dark', '#main'))]
  }
}
