import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context, transform } from 'esbuild'
import { serverBundle } from '../ready/server-bundle.mjs'
import { inRoot } from '../ready/paths.mjs'
import { dependentsOf, ownImports, withImports } from './module-graph.mjs'

const entry = 'server/src/main.ts'

/**
 * The server's modules without types, each in a separate file with a version. A change gives a new version to the changed module and its dependents;
 * in half of the cases these are fewer than forty of 1,700. A process that has loaded the other modules loads only these.
 */
export async function openModules(folder) {
  await rm(folder, { recursive: true, force: true })
  const bundling = await context({ ...serverBundle(join(folder, 'main.mjs')), sourcemap: false, write: false, metafile: true })
  const codes = new Map()
  const versions = new Map()
  const workspaces = new Map()
  let imports = new Map()
  let isGraphOld = true
  let pending = new Set()
  let version = 0
  let superseded = []

  const fileOf = (path) => join(folder, `${path}.${versions.get(path)}.mjs`)
  const urlOf = (path) => pathToFileURL(fileOf(path)).href

  /** Bundles the server and reads the target module of each import from the result. */
  async function readGraph() {
    const { metafile } = await bundling.rebuild()
    const own = (each) => each.filter(({ external, original }) => !external && original).map(({ original, path }) => [original, path])
    imports = new Map(Object.entries(metafile.inputs).map(([path, of]) => [path, Object.fromEntries(own(of.imports))]))
    for (const each of imports.values())
      for (const [name, path] of Object.entries(each)) if (!name.startsWith('.')) workspaces.set(name, path)
    const fresh = [...imports.keys()].filter((path) => !codes.has(path))
    await Promise.all(fresh.map(async (path) => codes.set(path, await readModule(path))))
    isGraphOld = false
  }

  /** Reads a module, its imports, and each new module among the imports. If an import's path is unknown, the whole graph must be read again. */
  async function take(path) {
    const code = await readModule(path)
    codes.set(path, code)
    const own = ownImports(code, path, workspaces)
    if (!own) {
      isGraphOld = true
      return
    }
    imports.set(path, own)
    for (const imported of Object.values(own)) if (!codes.has(imported)) await take(imported).catch(noteMissing)
  }
  /** Ignores missing files, because the bundler reports the missing import. */
  function noteMissing(error) {
    if (error.code !== 'ENOENT') throw error
    isGraphOld = true
  }

  async function write(path) {
    await mkdir(dirname(fileOf(path)), { recursive: true })
    await writeFile(fileOf(path), withImports(codes.get(path), imports.get(path), urlOf))
  }

  return {
    entry: () => fileOf(entry),
    /** Loads all modules except the module that starts the server. */
    preload: join(folder, 'preload.mjs'),
    sources: () => [...imports.keys()].map((path) => inRoot(path)),
    /** Applies the changes. After an esbuild error, the next update applies them again. */
    async update(changed) {
      for (const path of changed) pending.add(path)
      for (const path of pending) if (codes.has(path)) await take(path).catch(noteMissing)
      if (isGraphOld) await readGraph()
      const changedNow = [...pending, ...imports.keys()].filter((path) => imports.has(path) && (pending.has(path) || !versions.has(path)))
      pending = new Set()
      version += 1
      const renewed = dependentsOf(imports, changedNow)
      for (const path of renewed) {
        if (versions.has(path)) superseded.push(fileOf(path))
        versions.set(path, version)
      }
      await Promise.all([...renewed].map(write))
      const read = Object.values(imports.get(entry)).map((path) => `import ${JSON.stringify(urlOf(path))}\n`)
      await writeFile(this.preload, read.join(''))
    },
    /** Removes the files that no process needs once the newest modules are in use. */
    async sweep() {
      const files = superseded
      superseded = []
      await Promise.all(files.map((file) => rm(file, { force: true })))
    },
    stop: () => bundling.dispose(),
  }
}

/** Stack traces show the source line. A file next to a module is found in the module's source folder. */
async function readModule(path) {
  const text = await readFile(inRoot(path), 'utf8')
  const { code } = await transform(path.endsWith('.json') ? `export default ${text}` : text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    sourcesContent: false,
    sourcefile: inRoot(path),
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(inRoot(path)).href) },
  })
  return code
}
