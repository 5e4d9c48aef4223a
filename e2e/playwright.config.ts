import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const looks = fileURLToPath(new URL('looks/pictures', import.meta.url))

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=slight',
  ],
}

/** What no width changes is tried once, on the phone: whole files, and single tests that say so. */
const sameOnEveryDevice = /journeys\/(offline|page-fade)\.spec\.ts$/
const notOnDesktop = /@once|@phone/
const notOnPhone = /@desktop/

/** Real browsers on what people see: a phone that is touched and a desktop that is pointed at. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  snapshotPathTemplate: `${looks}/{arg}-{projectName}{ext}`,
  fullyParallel: true,
  workers: process.env.WORKERS ? Number(process.env.WORKERS) : 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 1200, threshold: 0.08 } },
  use: {
    launchOptions: chromium,
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    // A worker would answer in place of what a test answers; the tests of the worker let it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', grepInvert: notOnPhone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', testIgnore: sameOnEveryDevice, grepInvert: notOnDesktop, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
