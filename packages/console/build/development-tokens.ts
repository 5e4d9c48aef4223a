import type * as Tokens from '@plaza/design/tokens'
import type { Plugin } from 'vite'

/** In development no server inserts design tokens into the page, so this plugin inserts those of the default hue. */
export const developmentTokens = (): Plugin => ({
  name: 'development-tokens',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const tokens = (await server?.ssrLoadModule('@plaza/design/tokens')) as typeof Tokens
    return html.replace('<!--console-tokens-->', `<style>${tokens.tokensCss(tokens.defaultBrandHue)}</style>`)
  },
})
