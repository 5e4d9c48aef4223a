import type { Plugin } from 'vite'

const asking = /var inlineSvg = !!svg\$1 && \(function \(\) \{[^}]*\}\)\(\);/

/** While it loads Leaflet writes a bit of markup, to learn whether that makes a drawing. It does in every browser of today, and pages with trusted types forbid to ask. */
export const trustedLeaflet = (): Plugin => ({
  name: 'trusted-leaflet',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] } }),
  transform: {
    filter: { id: /leaflet-src\.esm\.js$/ },
    handler(code) {
      if (!asking.test(code)) this.error('Leaflet no longer asks what this takes out')
      return { code: code.replace(asking, 'var inlineSvg = !!svg$$1;'), map: null }
    },
  },
})
