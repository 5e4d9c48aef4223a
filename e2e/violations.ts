import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { isLongRun } from './long-run.ts'

type Found = { violations: { id: string; nodes: { target: string[] }[] }[] }
type Axe = { run: (where: Document | Element, how: object) => Promise<Found> }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe rules about colours: the slowest rules, and the only ones whose result differs in dark mode. */
const colours = ['color-contrast', 'link-in-text-block']

/**
 * Violations that axe finds on the current page, or in a part of it. axe collects no other results and loads no files, which saves most of the time.
 */
const find = async (page: Page, how: object, within?: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([options, part]) => {
      const where = part ? document.querySelector(part) : document
      if (!where) throw new Error(`${part} is not there`)
      const { axe } = window as typeof window & { axe: Axe }
      const found = await axe.run(where, { resultTypes: ['violations'], preload: false, ...options })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    [how, within] as const,
  )
}
const only = (rules: readonly string[]) => ({ runOnly: { type: 'rule', values: [...rules] } })
const without = (rules: readonly string[]) => ({ rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) })

/** Violations of all axe rules on the present page. */
export const violations = (page: Page): Promise<string[]> => find(page, {})

/** Switches the theme, and waits until the transitions of colours and sheets have finished. Before that, axe would measure intermediate colours. */
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

/** Checks all rules in light mode, and only colours in dark mode. With `within`, the check covers only that part of the page. */
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
 * Checks each page of one walk. Colours outside `#main` are checked once, in both themes. Colours of `#main` are checked in both themes in the long
 * run, and in alternating themes in the short run.
 */
export const violationsAlongWalk = (): ((page: Page) => Promise<string[]>) => {
  let at = 0
  return async (page) => {
    const index = at++
    if (index === 0) return violationsInBothThemes(page)
    if (isLongRun) return violationsInBothThemes(page, '#main')
    await page.waitForTimeout(150)
    return [...(await beyondColours(page)), ...(await coloursBy(page, index % 2 === 0 ? 'light' : 'dark', '#main'))]
  }
}
