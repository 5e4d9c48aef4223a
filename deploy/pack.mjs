import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `node deploy/pack.mjs FOLDER` writes the file system of the image into FOLDER: the built server, the packages that it imports, Node, and the shared
 * libraries of both. Nothing else is in the image: no shell, no compiler, no npm, and no embedded PostgreSQL.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const target = process.argv[2]
if (!target) throw new Error('node deploy/pack.mjs FOLDER')
const home = join(target, 'plaza')

const parts = [
  ...['LICENSE', 'NOTICE', 'package.json', 'server/package.json', 'server/bin', 'server/dist', 'server/data', 'server/db'],
  ...['apps/storefront/dist', 'apps/seller/dist', 'apps/operator/dist'],
  // The goods of a demo mall (DEMO=1).
  'packages/cast/pictures',
]
for (const part of parts) cpSync(join(root, part), join(home, part), { recursive: true })

/** The packages that the bundle imports. esbuild writes each import of a package as `from "…"`, `import("…"` or `resolve("…"`. */
const imported = () => {
  const bundle = readFileSync(join(root, 'server/dist/main.mjs'), 'utf8')
  const names = [
    ...bundle.matchAll(
      /(?:^(?:import|export)\b.*\bfrom |^import |\bimport\(|\.resolve\()"((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)(?:\/[^"]*)?"/gm,
    ),
  ]
  return new Set(names.map(([, name]) => name).filter((name) => !builtinModules.includes(name)))
}

/** Finds a package as Node does: in the `node_modules` of the folder, or of a folder above. */
const find = (name, from) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(path)) return path
    if (folder === dirname(folder)) return null
  }
}

/** Types, sources and documents of a package are not needed to run it. A licence is kept. */
const isNeeded = (path) =>
  !/\.(?:[cm]?ts|map|markdown|flow)$/.test(path) &&
  (!/\.md$/i.test(path) || /licen[cs]e|notice/i.test(path)) &&
  !/\/node_modules$/.test(path) &&
  !/\/(?:tests?|docs?|examples?|benchmarks?|\.github)$/.test(path)

const packed = new Set()
const pack = (name, from, optional) => {
  const path = find(name, from)
  if (path === null) {
    if (optional) return
    throw new Error(`The package ${name} is not installed.`)
  }
  const place = path.slice(path.lastIndexOf(root) + root.length)
  if (packed.has(place)) return
  packed.add(place)
  const source = realpathSync(path)
  cpSync(source, join(home, place), { recursive: true, filter: (file) => file === source || isNeeded(file.slice(source.length)) })
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  for (const next of Object.keys(dependencies)) pack(next, path, next in optionalDependencies)
  for (const next of Object.keys(optionalDependencies)) pack(next, path, true)
}
for (const name of imported()) pack(name, join(root, 'server'), false)

/** Node, and the shared libraries that Node and the native packages load. The loader finds them at the same paths as in the base image. */
const node = join(target, 'usr/local/bin/node')
mkdirSync(dirname(node), { recursive: true })
copyFileSync(process.execPath, node)
const natives = readdirSync(join(home, 'node_modules'), { recursive: true }).filter((path) => /\.node$|\.so(?:\.\d+)*$/.test(path))
const libraries = new Set()
for (const file of [node, ...natives.map((path) => join(home, 'node_modules', path))]) {
  const printed = execFileSync('ldd', [file], { encoding: 'utf8' })
  for (const [, path] of printed.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)) if (!path.startsWith(home)) libraries.add(path)
}
for (const path of libraries) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  copyFileSync(path, join(target, path))
}

const sizeOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : statSync(path).size
const print = (what, path) => console.log(`${(sizeOf(path) / 1e6).toFixed(1).padStart(7)} MB  ${what}`)
for (const part of parts) print(part, join(home, part))
print(`${packed.size} packages`, join(home, 'node_modules'))
print('Node', node)
print(`everything, with ${libraries.size} libraries`, target)
