import type { Plugin } from 'vite'

const asking = /var inlineSvg = !!svg\$1 && \(function \(\) \{[^}]*\}\)\(\);/

/**
 * At load, Leaflet tests SVG support by writing markup, which trusted types forbid. All current browsers support SVG, so this plugin removes the
 * test.
 */
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
