import { assets, type Built } from './built.ts'
import { askForDrawn, putDrawn } from './drawn-place.ts'

const built = JSON.parse(document.getElementById('built')?.textContent ?? '') as Built

const page = document.documentElement
/** Maximum wait for the server-rendered page, which is only an optimization. After this time the page starts without it. */
const longestWaitMs = 3000
/** Maximum wait for the first paint. Clicks on the server-rendered page have no effect before the script starts. */
const longestPaintMs = 1500

const add = (rel: string, href: string) => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

const [path = '', query = ''] = location.hash.slice(1).split('?')
const files = (built.screens[path] ?? []).map((at) => assets + built.files[at])
const askForScripts = () => [built.entry, ...files].filter((file) => file.endsWith('.js')).forEach((file) => add('modulepreload', file))
const askForStyles = () => files.filter((file) => file.endsWith('.css')).forEach((file) => add('stylesheet', file))

let hasBegun = false
const begin = () => {
  if (hasBegun) return
  hasBegun = true
  askForScripts()
  void import(/* @vite-ignore */ built.entry)
}

/** The server-rendered page paints first, with its pictures. Only afterwards does the script use the network connection. */
const beginAfterPaint = () =>
  requestAnimationFrame(() => {
    try {
      new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint', buffered: true })
    } catch {
      begin()
    }
    setTimeout(begin, longestPaintMs)
  })

const whenParsed = (then: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', then, { once: true }) : then()

/** The server renders only URLs whose query is a single `id`. */
const isDrawn = built.drawn.includes(path) && /^id=[1-9]\d*$/.test(query)
const hasServiceWorker = () => Boolean(navigator.serviceWorker?.controller)

if (page.dataset['fresh'] === 'place' && isDrawn && !document.hidden && !hasServiceWorker()) {
  const [lang = '', cur = ''] = (page.dataset['drawn'] ?? '').split(' ')
  setTimeout(() => whenParsed(begin), longestWaitMs)
  askForDrawn({ hash: location.hash, lang, cur }, (drawn) =>
    whenParsed(() => {
      if (!drawn || hasBegun || !putDrawn(drawn)) return begin()
      void Promise.allSettled(
        [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority=high]')].map((each) => each.decode()),
      ).then(beginAfterPaint)
    }),
  )
} else if ('fresh' in page.dataset || document.hidden) {
  askForScripts()
  askForStyles()
  whenParsed(begin)
} else {
  addEventListener('load', beginAfterPaint)
  whenParsed(() => setTimeout(begin, longestPaintMs))
}
