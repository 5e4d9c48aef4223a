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
