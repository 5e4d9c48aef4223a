import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

export type Import = { from: string; typeOnly: boolean }
export type SourceFile = { path: string; text: string; imports: readonly Import[] }
/** Every source file of the repository by path, with its imports: files by path, packages by name. */
export type SourceFiles = ReadonlyMap<string, SourceFile>

const folders = ['packages', 'server/src', 'server/test', 'server/db', 'apps', 'tools', 'bench', 'chaos', 'e2e']
const passedBy = new Set(['node_modules', 'dist', 'pictures', 'test-results'])
const isSource = (name: string) => /\.(ts|tsx|mjs|sql)$/.test(name) && !name.endsWith('.d.ts')

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !passedBy.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : isSource(entry.name) ? [join(folder, entry.name)] : []))

const statement = /^\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm
const lazy = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

export const importsOf = (text: string): Import[] => [
  ...[...text.matchAll(statement)].map(([, , type, from]) => ({ from: from ?? '', typeOnly: type !== undefined })),
  ...[...text.matchAll(lazy)].map(([, from]) => ({ from: from ?? '', typeOnly: true })),
]

const resolved = (path: string, from: string): string => (from.startsWith('.') ? posix.normalize(posix.join(dirname(path), from)) : from)

export const toSources = (files: Readonly<Record<string, string>>): SourceFiles =>
  new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      { path, text, imports: importsOf(text).map((each) => ({ ...each, from: resolved(path, each.from) })) },
    ]),
  )

export const readSources = (root: string): SourceFiles => {
  const paths = folders.flatMap((folder) => walk(join(root, folder)))
  return toSources(Object.fromEntries(paths.map((path) => [relative(root, path).split('\\').join('/'), readFileSync(path, 'utf8')])))
}

export const isTest = (path: string): boolean => /\.(test|spec|stories)\.(tsx?|mjs)$/.test(path) || path.includes('/test/')
