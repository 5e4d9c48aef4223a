import { existsSync } from 'node:fs'
import type { Result } from 'lighthouse'
import { type Figure, median } from './figures.ts'

/** Path of Chromium or Chrome. */
export const chromePath =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** The host rules block every host except this machine. */
export const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

/** Retries once, because Lighthouse sometimes loses the trace of a loaded page. */
export const twice = (visit: () => Promise<Result>): Promise<Result> => visit().catch(visit)

/** Prints the audits that lose points, to show what to improve next. */
export const printLosses = (page: string, result: Result) => {
  for (const category of Object.values(result.categories)) {
    const lost = category.auditRefs.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    for (const { id } of lost)
      console.log(`  ${page}, ${category.title}: ${result.audits[id]?.title} ${result.audits[id]?.displayValue ?? ''}`)
  }
}

export type Aims = { performance: number; largestPaint: number; blocking: number }

/** Median figures of several visits to one page. */
export const figuresOf = (page: string, aims: Aims, results: readonly Result[]): Figure[] => {
  const score = (category: string) => median(results.map((result) => (result.categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY))
  const speed = results.map((result) => Math.round(result.environment.benchmarkIndex))
  const quiet = `speed of this machine meanwhile ${speed.join(', ')}: a quiet one has more than 1000, and stays even`
  const what = (figure: string) => `${page}, ${figure}`
  const seconds = value('largest-contentful-paint') / 1000
  return [
    { what: what('performance'), measured: score('performance'), unit: '', aim: aims.performance, better: 'more', note: quiet },
    { what: what('accessibility'), measured: score('accessibility'), unit: '', aim: 100, better: 'more' },
    { what: what('best practices'), measured: score('best-practices'), unit: '', aim: 100, better: 'more' },
    { what: what('largest paint'), measured: seconds, unit: 's', aim: aims.largestPaint, better: 'less' },
    { what: what('layout shift'), measured: value('cumulative-layout-shift'), unit: '', aim: 0.02, better: 'less' },
    { what: what('blocking time'), measured: value('total-blocking-time'), unit: 'ms', aim: aims.blocking, better: 'less' },
  ]
}
