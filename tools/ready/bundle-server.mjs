import { readFile, writeFile } from 'node:fs/promises'
import { build, formatMessages } from 'esbuild'
import { inRoot, root } from './paths.mjs'
import { Plain, tellFaults } from './tell.mjs'

/** Packages stay where npm put them; our own workspaces, which are TypeScript, go into the bundle. */
const packagesStayOutside = {
  name: 'packages stay outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@plaza/')) return undefined
      return { path, external: true }
    })
  },
}

/** One letter beyond Latin and the whole program lies in memory twice as wide; esbuild leaves them in patterns and comments. */
const writeNarrowly = async (path) => {
  const program = await readFile(path, 'utf8')
  await writeFile(
    path,
    program.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

const outfile = inRoot('server/dist/main.mjs')

await tellFaults(async () => {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [inRoot('server/src/main.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      sourcemap: 'linked',
      logLevel: 'silent',
      plugins: [packagesStayOutside],
    })
    await writeNarrowly(outfile)
  } catch (error) {
    if (!error.errors) throw error
    const told = await formatMessages(error.errors, { kind: 'error', color: false })
    throw new Plain(told.join('').trim())
  }
})
