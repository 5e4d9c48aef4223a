import { launch } from 'chrome-launcher'
import runLighthouse, { type Result } from 'lighthouse'
import { hrefOf } from '../apps/storefront/src/paths.ts'
import { median, runAlone, type Figure } from './kit/figures.ts'
import { withMall } from './kit/mall-process.ts'
import { type Aims, chromeFlags, chromePath, figuresOf, printLosses, twice } from './kit/visits.ts'

const times = 5
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']

/** One visit on a phone with slow CPU and network, as simulated by Lighthouse. */
const visit = async (url: string): Promise<Result> => {
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags, logLevel: 'silent' })
  try {
    const visited = await runLighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
    })
    if (!visited) throw new Error('Lighthouse gave no result')
    if (visited.lhr.runtimeError) throw new Error(visited.lhr.runtimeError.message)
    return visited.lhr
  } finally {
    chrome.kill()
  }
}

type Item = { url: string; resourceType?: string }
const scriptsOf = (result: Result): string[] => {
  const { details } = result.audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? (details.items as unknown as Item[]) : []
  return [...new Set(items.filter((item) => item.resourceType === 'Script').map((item) => item.url))]
}

/** Size of a file compressed with gzip, in KB. */
const zippedKb = async (url: string): Promise<number> => {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes / 1024) : reject(new Error(`${url} answers ${response.statusCode}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}

type Page = Aims & { name: string; hash: string }

/**
 * The first answer contains the home page's HTML. The HTML of the other pages is also server-rendered, but the start script requests it afterwards.
 */
const pages: readonly Page[] = [
  { name: 'home', hash: '', performance: 97, largestPaint: 2, blocking: 50 },
  { name: 'category', hash: hrefOf('category', { id: '1' }), performance: 95, largestPaint: 2.5, blocking: 100 },
  { name: 'product', hash: hrefOf('product', { id: '1' }), performance: 95, largestPaint: 2.5, blocking: 100 },
]

const seoOf = (name: string, results: readonly Result[]): Figure => {
  const measured = median(results.map((result) => (result.categories['seo']?.score ?? 0) * 100))
  return { what: `${name} on a phone, SEO`, measured, unit: '', aim: 100, better: 'more' }
}

const weightOf = async (results: readonly Result[], url: string): Promise<Figure[]> => {
  const scripts = [...new Set(results.flatMap(scriptsOf))]
  const scriptKb = (await Promise.all(scripts.map(zippedKb))).reduce((sum, each) => sum + each, 0)
  const note = `${scripts.length} files`
  return [
    { what: 'script of the first load, gzipped', measured: scriptKb, unit: 'KB', aim: 120, better: 'less', note },
    {
      what: 'page of the first load, gzipped',
      measured: await zippedKb(url),
      unit: 'KB',
      aim: 30,
      better: 'less',
      note: 'with its styles',
    },
  ]
}

/** Measures the first screens on an average phone. */
export const lighthouse = (): Promise<Figure[]> =>
  withMall({}, async (mall) => {
    const home = `${mall.url.replace('127.0.0.1', 'localhost')}/`
    const page = await fetch(home)
    if (page.status !== 200) throw new Error(`${home} answers ${page.status}: is the storefront built? (npm run build)`)
    const figures: Figure[] = []
    for (const each of pages) {
      const results: Result[] = []
      // A warm-up visit that does not count: a newly started mall still compiles its code.
      await twice(() => visit(home + each.hash))
      for (let time = 0; time < times; time += 1) results.push(await twice(() => visit(home + each.hash)))
      if (results[0]) printLosses(each.name, results[0])
      figures.push(...figuresOf(`${each.name} on a phone`, each, results), seoOf(each.name, results))
      if (each.hash === '') figures.push(...(await weightOf(results, home)))
    }
    return figures
  })

await runAlone(import.meta.url, lighthouse)
