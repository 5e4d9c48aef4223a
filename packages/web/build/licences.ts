import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundledPackages, isOfPackage, licenceText } from './bundled-packages.ts'
import { faultOfNotice } from './notice.ts'

const noticeFile = fileURLToPath(new URL('../../../NOTICE', import.meta.url))

/**
 * Writes the licences of the bundled packages into a file next to the scripts. Adds the file's address to each script that contains a bundled
 * package. Fails if NOTICE names other packages.
 */
export const licences = (): Plugin => {
  let app = ''
  let base = '/'
  return {
    name: 'licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      app = basename(config.root)
      base = config.base
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const packages = bundledPackages(chunks.flatMap(({ modules }) => Object.keys(modules)))
      const names = packages.map(({ name }) => name)
      const fault = faultOfNotice(readFileSync(noticeFile, 'utf8'), app, names)
      if (fault) this.error(fault)
      const file = this.emitFile({ type: 'asset', name: 'licenses.txt', source: licenceText(packages) })
      const comment = `\n/*! Licences: ${base}${this.getFileName(file)} */\n`
      for (const chunk of chunks) if (Object.keys(chunk.modules).some(isOfPackage)) chunk.code += comment
    },
  }
}
