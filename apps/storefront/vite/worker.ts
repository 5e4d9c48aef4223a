import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { plainScript } from './plain-script.ts'

const source = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))
const neededFile = /\.(js|css)$|figtree-latin-wght-normal.*\.woff2$/

/** Emits `worker.js` next to the page, with the list of files of this build's pages. */
export const builtWorker = (): Plugin => ({
  name: 'built-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    if (entry?.type !== 'chunk' || !entry.facadeModuleId?.endsWith('.html')) return
    const files = Object.keys(bundle)
      .filter((name) => neededFile.test(name))
      .toSorted()
    const built = { name: nameOf(files), entry: `/${entry.fileName}`, files: files.map((name) => `/${name}`) }
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: await plainScript(source, built) })
  },
})

const nameOf = (files: readonly string[]): string => createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
