import type * as Tokens from '@plaza/design/tokens'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** In development no server fills in the page: the colours of the default hue and the default language stand in. */
export const developmentPage = (): Plugin => ({
  name: 'development-page',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const tokens = (await server?.ssrLoadModule('@plaza/design/tokens')) as typeof Tokens
    return html
      .replace('%LANG%', 'en')
      .replace('%DRAWN%', '')
      .replace('<!--app-head-->', `<title>Plaza</title><style>${tokens.tokensCss(tokens.defaultBrandHue)}</style>`)
  },
})

/** Asks early for the one file of letters that every page needs, and keeps the place of what the server fills in last. */
export const builtPage = (): Plugin => ({
  name: 'built-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const font = Object.keys(bundle).find((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name))
      const preload = font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : ''
      return html.replace('<!--app-head-->', preload).replace('</head>', '<!--app-head--></head>').replaceAll(/\n\s*/g, '\n')
    },
  },
})

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB gz`

/** Says what a first visit downloads, and fails where it grows over the limit. */
export const firstLoad = (limits: { scriptKb: number; styleKb: number }): Plugin => ({
  name: 'first-load',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    if (entry?.type !== 'chunk' || !entry.facadeModuleId?.endsWith('.html')) return
    const names = new Set([entry.fileName])
    for (const name of names) {
      const chunk = bundle[name]
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) names.add(imported)
    }
    const sizeOf = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length
    const script = [...names].reduce((sum, name) => sum + (bundle[name]?.type === 'chunk' ? sizeOf(bundle[name].code) : 0), 0)
    const styles = new Set(
      [...names].flatMap((name) => [
        ...((bundle[name] as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
      ]),
    )
    const style = [...styles].reduce((sum, name) => sum + (bundle[name]?.type === 'asset' ? sizeOf(bundle[name].source) : 0), 0)
    console.log(`first load: scripts ${kilobytes(script)} of ${limits.scriptKb}, styles ${kilobytes(style)} of ${limits.styleKb}`)
    if (script > limits.scriptKb * 1024 || style > limits.styleKb * 1024) this.error('the first load of the home page is over its limit')
  },
})

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g
const entryScript = /<script type="module"[^>]*src="([^"]+)"><\/script>/

/** The page says which script it begins with: other parts of the shop know by it of which build the page is. */
const entryMeta = (entry: string) => `<meta name="entry" content="${entry}">`

/** Where the server drew nothing of what is asked for, the script is wanted at once. */
const askEarly = `<script>
if ('fresh' in document.documentElement.dataset) {
const wanted = document.createElement('link')
wanted.rel = 'modulepreload'
wanted.href = document.querySelector('meta[name="entry"]').content
document.head.append(wanted)
}
</script>`

/** What the server drew is painted, its pictures too, before the script takes up the line; but it does not wait for them for ever. */
const begin = `<script>
{
const begin = () => void import(document.querySelector('meta[name="entry"]').content)
const painted = () => {
try {
new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint', buffered: true })
} catch {
begin()
}
}
if (document.hidden || 'fresh' in document.documentElement.dataset) begin()
else {
addEventListener('load', () => requestAnimationFrame(painted))
setTimeout(begin, 1500)
}
}
</script>`

/** The first page is seen without a second journey over a slow line: its styles stand in it, and its script comes after it. */
export const pageFirst = (): Plugin => ({
  name: 'page-first',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const html = String(page.source).replaceAll(styleLink, (link, name: string) => {
      const style = bundle[name]
      if (style?.type !== 'asset') return link
      delete bundle[name]
      // A later part of the shop that asks for it finds that it is there; what is disabled is never fetched.
      return `<style>${String(style.source).trim()}</style><link rel="stylesheet" href="/${name}" disabled>`
    })
    const entry = entryScript.exec(html)?.[1]
    if (!entry) this.error('the page has no script')
    page.source = html.replace(entryScript, () => entryMeta(entry) + askEarly).replace('</body>', () => `${begin}\n</body>`)
  },
})
