import { consoleBuild } from '@plaza/console/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/console/',
  plugins: [react(), ...consoleBuild({ firstKb: 170, screenKb: 40 })],
  // Every asset is a file of its own, so that the page's security policy can forbid inline content.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
