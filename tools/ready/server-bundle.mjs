import { inRoot, root } from './paths.mjs'

/** Packages stay where npm installed them. The repository's own workspaces, which are TypeScript, go into the bundle. */
const packagesStayOutside = {
  name: 'packages stay outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@plaza/')) return undefined
      return { path, external: true }
    })
  },
}

/** The whole server in one file. */
export const serverBundle = (outfile) => ({
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
