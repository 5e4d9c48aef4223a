import { consoleBuild } from '@plaza/console/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/operator/',
  plugins: [react(), ...consoleBuild({ firstKb: 170, screenKb: 40 })],
  // Everything is a file of its own, so that the page may refuse whatever stands inline.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
