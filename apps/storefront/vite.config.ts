import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from '@plaza/contract/build'
import { licences } from '@plaza/web/build'
import { builtPage, developmentPage, firstLoad, pageFirst } from './vite/page.ts'
import { trustedLeaflet } from './vite/trusted-leaflet.ts'
import { builtWorker } from './vite/worker.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    lightContract(),
    trustedLeaflet(),
    developmentPage(),
    builtPage(),
    licences(),
    firstLoad({ scriptKb: 120, styleKb: 16 }),
    pageFirst(),
    builtWorker(),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Assets are never inlined as data URLs, because the page's security policy forbids inline content.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Code is grouped: one script and style sheet for the first page, and one of each shared by the screens. On a slow connection each further file
    // causes a wait.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 2 },
                { name: 'further', test: /packages\/design/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
  },
  // Bundles all dependencies, so that the server needs only this module and its chunks.
  ssr: { noExternal: true },
}))
