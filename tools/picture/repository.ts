import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Files by their path from the root, with `/` between the parts. */
export type Repository = ReadonlyMap<string, string>
export type Import = { from: string; specifier: string; to: string | null }

const roots = ['packages', 'server', 'apps', 'tools', 'e2e', 'bench', 'chaos']
const passedOver = new Set(['node_modules', 'dist', 'pictures', '.cache', '.data', 'test-results'])
const kinds = /\.(ts|tsx|mjs|sql)$|(^|\/)package\.json$/

export const readRepository = (root: string): Repository => {
  const files = new Map<string, string>()
  const look = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory() && !passedOver.has(entry.name)) look(below)
      else if (entry.isFile() && kinds.test(below)) files.set(below, readFileSync(join(root, below), 'utf8'))
    }
  }
  const present = new Set(readdirSync(root))
  for (const name of roots.filter((each) => present.has(each))) look(name)
  return files
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /^(server\/test|e2e|bench|chaos)\//.test(path)
const isProgram = (path: string): boolean => /\.tsx?$/.test(path)
export const programs = (repository: Repository): string[] => [...repository.keys()].filter(isProgram)

const staticImport = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

const specifiersOf = (text: string): string[] => {
  const withoutComments = text.replace(/^\s*\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...withoutComments.matchAll(staticImport), ...withoutComments.matchAll(dynamicImport)].map((match) => match[1] ?? '')
}

/** Every import of every program; `to` is the file it reaches, null for a package from outside. */
export const importsOf = (repository: Repository): Import[] =>
  programs(repository).flatMap((from) =>
    [...new Set(specifiersOf(repository.get(from) ?? ''))].map((specifier) => ({ from, specifier, to: resolve(repository, from, specifier) })),
  )

const resolve = (repository: Repository, from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return firstOf(repository, posix.join(posix.dirname(from), specifier))
  const own = /^@plaza\/([\w-]+)(?:\/(.+))?$/.exec(specifier)
  if (!own) return null
  const home = own[1] === 'server' ? 'server/src' : `packages/${own[1]}/src`
  return firstOf(repository, own[2] ? `${home}/${own[2]}` : `${home}/index.ts`)
}

const firstOf = (repository: Repository, path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((candidate) => repository.has(candidate)) ?? path

/** Which part of the house a file stands in. */
export const partOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/')
  return first === 'packages' || first === 'apps' ? second : first
}

export const sliceOf = (path: string): string | null => /^server\/src\/slices\/([^/]+)\//.exec(path)?.[1] ?? null
