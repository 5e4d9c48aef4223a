import { consoleBuild } from '@plaza/console/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/operator/',
  plugins: [react(), ...consoleBuild({ firstKb: 170, screenKb: 44 })],
  // Assets are never inlined as data URLs, because the page's security policy forbids inline content.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
