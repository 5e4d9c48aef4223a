import { inRoot, root } from './paths.mjs'
import { Plain } from './tell.mjs'

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

export async function buildServer() {
  const { build, formatMessages } = await import('esbuild')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [inRoot('server/src/main.ts')],
      outfile: inRoot('server/dist/main.mjs'),
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      sourcemap: 'linked',
      logLevel: 'silent',
      plugins: [packagesStayOutside],
    })
  } catch (error) {
    if (!error.errors) throw error
    const told = await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY })
    throw new Plain(`${told.join('')}\nThe server could not be built.`)
  }
}
