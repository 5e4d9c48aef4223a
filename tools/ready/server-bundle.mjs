import { inRoot, root } from './paths.mjs'

/** Packages are not bundled, so they are loaded from `node_modules`. The repository's own workspaces are TypeScript, so they are bundled. */
const packagesStayOutside = {
  name: 'packages stay outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@plaza/')) return undefined
      return { path, external: true }
    })
  },
}

/** Bundle options for the whole server in one file. */
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
