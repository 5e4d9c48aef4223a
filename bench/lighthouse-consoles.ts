import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import runLighthouse, { desktopConfig, type Result } from 'lighthouse'
import { enterConsole, enterStaff } from './kit/desks.ts'
import { type Figure, runAlone } from './kit/figures.ts'
import { type MallProcess, withMall } from './kit/mall-process.ts'
import { chromeFlags, chromePath, figuresOf, printLosses, twice } from './kit/visits.ts'

const times = 2
const onlyCategories = ['performance', 'accessibility', 'best-practices']
/** Consoles keep a connection open for live events, so Lighthouse never sees an idle network. Lighthouse waits at most this long. */
const maxMs = 15_000
const aims = { performance: 95, largestPaint: 2, blocking: 100 }

/** Local storage of a browser with a signed-in session. */
type StoredItems = Record<string, string>
const asSeller = async (mall: MallProcess): Promise<StoredItems> => {
  const { token, user } = await enterConsole(mall)
  return { 'seller.token': token, 'seller.user': JSON.stringify(user) }
}
const asOwner = async (mall: MallProcess): Promise<StoredItems> => ({ 'staff.token': await enterStaff(mall, 'operator_owner') })

type Console = { name: string; host: string; enter: (mall: MallProcess) => Promise<StoredItems>; screens: Readonly<Record<string, string>> }
const consoles: readonly Console[] = [
  { name: 'a shop', host: 'seller.localhost', enter: asSeller, screens: { dashboard: '#/', orders: '#/orders' } },
  {
    name: 'the staff',
    host: 'operator.localhost',
    enter: asOwner,
    screens: { queue: '#/queue', overview: '#/overview' },
  },
]

/** Stores the session in a browser profile, then closes the browser. */
const keepIn = async (folder: string, url: string, stored: StoredItems): Promise<void> => {
  const found = chromePath ? { executablePath: chromePath } : {}
  const context = await chromium.launchPersistentContext(folder, {
    ...found,
    args: chromeFlags.filter((flag) => !flag.startsWith('--headless')),
  })
  const page = await context.newPage()
  // Opens a small page of the same origin, so that no file of the console is cached.
  await page.goto(new URL('/healthz', url).href)
  await page.evaluate((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(name, value)), stored)
  await context.close()
}

/** Visits a console page in a fresh browser profile with a signed-in session. */
const visit = async (url: string, stored: StoredItems): Promise<Result> => {
  const userDataDir = await mkdtemp(join(tmpdir(), 'plaza-desk-'))
  await keepIn(userDataDir, url, stored)
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags, userDataDir, logLevel: 'silent' })
  try {
    const options = { port: chrome.port, logLevel: 'error' as const, onlyCategories, maxWaitForLoad: maxMs, disableStorageReset: true }
    const visited = await runLighthouse(url, options, desktopConfig)
    if (!visited) throw new Error('Lighthouse gave no result')
    if (visited.lhr.runtimeError) throw new Error(visited.lhr.runtimeError.message)
    return visited.lhr
  } finally {
    chrome.kill()
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  }
}

/** Measures the first screens of both consoles on a desktop simulated by Lighthouse. The build itself limits the size of the scripts. */
export const lighthouseConsoles = (): Promise<Figure[]> =>
  withMall({}, async (mall) => {
    const figures: Figure[] = []
    for (const { name, host, enter, screens } of consoles) {
      const stored = await enter(mall)
      for (const [screen, hash] of Object.entries(screens)) {
        const url = `${mall.url.replace('127.0.0.1', host)}/${hash}`
        const results: Result[] = []
        await twice(() => visit(url, stored))
        for (let time = 0; time < times; time += 1) results.push(await twice(() => visit(url, stored)))
        if (results[0]) printLosses(`${name}, ${screen}`, results[0])
        figures.push(...figuresOf(`the console of ${name}, ${screen}`, aims, results))
      }
    }
    return figures
  })

await runAlone(import.meta.url, lighthouseConsoles)
