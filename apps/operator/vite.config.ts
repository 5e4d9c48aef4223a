import { consoleBuild } from '@plaza/console/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const mall = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  base: '/operator/',
  plugins: [react(), ...consoleBuild({ firstKb: 170, screenKb: 40 })],
  server: { host: 'operator.localhost', port: 5175, proxy: { '/api': mall, '/media': mall, '/icons': mall } },
  // Everything is a file of its own, so that the page may refuse whatever stands inline.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
