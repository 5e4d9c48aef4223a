import type * as Tokens from '@plaza/design/tokens'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { assets, type Built } from '../src/begin/built.ts'
import { drawnNames } from '../src/drawn-names.ts'
import { paths } from '../src/paths.ts'
import { plainScript } from './plain-script.ts'

/** In development no server fills in the page. This plugin therefore uses the colours of the default hue and the default language. */
export const developmentPage = (): Plugin => ({
  name: 'development-page',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const tokens = (await server?.ssrLoadModule('@plaza/design/tokens')) as typeof Tokens
    return html
      .replace('%LANG%', 'en')
      .replace('%DRAWN%', '')
      .replace('<!--app-begin-->', '')
      .replace('<!--app-head-->', `<title>Plaza</title><style>${tokens.tokensCss(tokens.defaultBrandHue)}</style>`)
  },
})

/** Preloads the one font file that every page needs, and moves the server's placeholder to the end of the head. */
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

/** Lists each file once, and for each screen the indexes of its files. Every page contains this data, so it must be short. */
const inShort = (screens: Record<string, ScreenFiles>): Pick<Built, 'files' | 'screens'> => {
  const files = [...new Set(Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]))]
  const indexesOf = ({ scripts, styles }: ScreenFiles) => [...scripts, ...styles].map((each) => files.indexOf(each))
  return {
    files: files.map((address) => address.slice(assets.length)),
    screens: Object.fromEntries(Object.entries(screens).map(([path, each]) => [path, indexesOf(each)])),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB gz`

/** Prints the download size of a first visit. The build fails if it exceeds the limit. */
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

const data = (id: string, value: object) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`

const beginSource = fileURLToPath(new URL('../src/begin/begin.ts', import.meta.url))
const screenModule = /\/screens\/(?:[\w-]+\/)?(\w)(\w*)Screen\.tsx$/

type ScreenFiles = { scripts: readonly string[]; styles: readonly string[] }

/** The files of each route with a chunk of its own, beyond the first load. */
const filesOfScreens = (bundle: Rolldown.OutputBundle): Record<string, ScreenFiles> => {
  const chunkOf = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name] : undefined)
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  const first = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [])
  return Object.fromEntries(
    Object.values(bundle).flatMap((file) => {
      const [, initial = '', rest = ''] = (file.type === 'chunk' && screenModule.exec(file.facadeModuleId ?? '')) || []
      const path = (paths as Record<string, string>)[initial.toLowerCase() + rest]
      if (path === undefined) return []
      const scripts = new Set([file.fileName])
      for (const name of scripts) for (const more of chunkOf(name)?.imports ?? []) if (!first.has(more)) scripts.add(more)
      // Styles of a chunk's dependencies come first, so that the chunk's own styles override them.
      const styles = [...scripts].toReversed().flatMap((name) => [...(chunkOf(name)?.viteMetadata?.importedCss ?? [])])
      const address = (name: string) => `/${name}`
      return [[path, { scripts: [...scripts].map(address), styles: [...new Set(styles)].map(address) }]]
    }),
  )
}

/** The first page renders without a second round trip: its styles are inline, and its script loads afterwards. */
export const pageFirst = (): Plugin => ({
  name: 'page-first',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const html = String(page.source).replaceAll(styleLink, (link, name: string) => {
      const style = bundle[name]
      if (style?.type !== 'asset') return link
      delete bundle[name]
      // A later chunk that requests this style sheet finds the link and does not load the file again. Browsers do not fetch a style sheet with type
      // `text/plain`, but some fetch a disabled one.
      return `<style>${String(style.source).trim()}</style><link rel="stylesheet" type="text/plain" href="/${name}">`
    })
    const entry = entryScript.exec(html)?.[1]
    if (!entry) this.error('the page has no script')
    const screens = filesOfScreens(bundle)
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    const drawn = drawnNames.map((name) => paths[name])
    for (const path of drawn) if (!screens[path]) this.error(`no chunk was found for ${path}`)
    const built: Built = { entry, drawn, ...inShort(screens) }
    const begin = await plainScript(beginSource)
    // The `entry` value identifies the build of the page for the worker and the reload check.
    page.source = html
      .replace(entryScript, '')
      .replace('<!--app-begin-->', () => `<meta name="entry" content="${entry}">${data('built', built)}<script>${begin.trim()}</script>`)
  },
})
