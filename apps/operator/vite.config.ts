import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const mall = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  base: '/operator/',
  plugins: [react()],
  server: { proxy: { '/api': mall } },
  // Everything is a file of its own, so that the page may refuse whatever stands inline.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
