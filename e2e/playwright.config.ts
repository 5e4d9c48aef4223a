import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { isLongRun } from './long-run.ts'

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

/** Tests whose result does not depend on the screen width run once, on the phone: these files, and all tests with one of these tags. */
const sameEverywhere = 'journeys/(offline|page-fade)\\.spec|@once|@phone'
/** The short run checks each journey on one device. It checks these files on the desktop. */
const testedOnDesktop = 'journeys/(account-addresses|account-notices|category|product-pictures|search)\\.spec'

const forms = '**/forms/*.spec.ts'

/** What is looked for in device, file, title and tags of a test, put together. */
const isFor = isLongRun
  ? { phone: /^(?!.*@desktop)/, desktop: new RegExp(`^(?!.*(${sameEverywhere}))`), forms: /.*/ }
  : {
      phone: new RegExp(`^(?!.*(@desktop|@long))(?!(?!.*(${sameEverywhere}|@both)).*${testedOnDesktop})`),
      desktop: new RegExp(`^(?!.*(@long|${sameEverywhere})).*(@desktop|@both|${testedOnDesktop})`),
      forms: /^(?!.*@long)/,
    }

/** Runs the tests in real browsers: a phone with touch and a desktop with a mouse. */
export default defineConfig({
  testDir: '.',
  globalTeardown: './books.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: `${looks}/{arg}-{projectName}{ext}`,
  fullyParallel: true,
  workers: process.env.WORKERS ? Number(process.env.WORKERS) : 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A retry tells a flaky fault from a permanent one. `npm test` counts and prints both; a permanent fault fails the run.
  retries: 1,
  // The timeouts are long because a busy machine is slow.
  timeout: 300_000,
  // Screenshots of one gallery by two releases of Chromium differ by some 50 pixels. A line that moves by one pixel changes hundreds.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixels: 150, threshold: 0.05 } },
  use: {
    launchOptions: chromium,
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    // A service worker would bypass the responses that a test replaces. Only the tests of the service worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: forms, grep: isFor.phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', testIgnore: forms, grep: isFor.desktop, use: { viewport: { width: 1440, height: 900 } } },
    // Tests of forms change settings of the whole mall and restore them. No other test therefore runs at the same time.
    {
      name: 'forms',
      testMatch: forms,
      dependencies: ['phone', 'desktop'],
      grep: isFor.forms,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
