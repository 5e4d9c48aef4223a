import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cast } from '@plaza/cast'
import { isLanguage, languages, type Language } from '@plaza/values'

export type Texts = { where: string; texts: Readonly<Record<Language, string>> }
type Leaves = ReadonlyMap<string, string>

const root = fileURLToPath(new URL('../../', import.meta.url))
const homes = ['apps', 'packages', 'server/src']

/** Sample arguments for a text function: numbers or names, depending on the function. */
const samples = [
  [3, 5, 7],
  ['Ada', 'Ben', 'Eve'],
]
const saidBy = (sentence: (...args: unknown[]) => unknown): string => {
  for (const each of samples) {
    try {
      const said = sentence(...each)
      if (typeof said === 'string') return said
    } catch {
      // The function needs other arguments, so the next sample is tried.
    }
  }
  throw new Error(`nobody knows what to give to ${String(sentence)}`)
}

/** All texts inside a nested value, by path. */
const leavesOf = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, saidBy(value as (...args: unknown[]) => unknown)]]
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([name, item]) => leavesOf(item, `${path}.${name}`)) : []
}

/** Every object inside a value that has the six languages as fields, by path. */
const sixOf = (value: unknown, path: string): [string, Record<Language, unknown>][] => {
  if (!value || typeof value !== 'object') return []
  const isSix = languages.every((language) => language in value)
  return isSix
    ? [[path, value as Record<Language, unknown>]]
    : Object.entries(value).flatMap(([name, item]) => sixOf(item, `${path}.${name}`))
}

const join6 = (where: string, leaves: Readonly<Record<Language, Leaves>>): Texts[] => {
  const paths = new Set(languages.flatMap((language) => [...leaves[language].keys()]))
  return [...paths].map((path) => ({
    where: `${where}${path}`,
    texts: Object.fromEntries(languages.map((language) => [language, leaves[language].get(path) ?? ''])) as Record<Language, string>,
  }))
}

const asLeaves = (six: Record<Language, unknown>) =>
  Object.fromEntries(languages.map((language) => [language, new Map(leavesOf(six[language]))])) as unknown as Record<Language, Leaves>

const modulesWith = (sign: RegExp): string[] =>
  homes
    .flatMap((home) => readdirSync(join(root, home), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /(?<!\.test|\.d)\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !/\/(node_modules|dist)\//.test(path) && sign.test(readFileSync(path, 'utf8')))

/** The texts of folders that have a separate module or export for each language. */
const wordFolders = async (): Promise<Texts[]> => {
  const folders = new Map<string, Partial<Record<Language, unknown>>>()
  for (const path of modulesWith(/export const (zh|en|es|jp|th|zhtw)\b/)) {
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>
    const named = Object.fromEntries(Object.entries(module).filter(([name]) => isLanguage(name)))
    folders.set(dirname(path), { ...folders.get(dirname(path)), ...named })
  }
  return [...folders].flatMap(([folder, six]) => join6(relative(root, folder), asLeaves(six as Record<Language, unknown>)))
}

/**
 * The texts of tables with all six languages next to each other, in files without imports. The demo data has separate tests, because it contains
 * names.
 */
const sideBySide = async (): Promise<Texts[]> => {
  const texts: Texts[] = []
  for (const path of modulesWith(/^(?!.*^import (?!type))(?=.*\bzhtw\b)(?=.*[\u0e00-\u0e7f])/ms)) {
    if (/\/(apps|packages\/cast)\//.test(path)) continue
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>
    for (const [where, six] of sixOf(module, basename(path))) texts.push(...join6(where, asLeaves(six)))
  }
  return texts
}

/** The texts of the demo mall. */
const ofTheCast = (): Texts[] => sixOf(cast, 'cast').flatMap(([where, six]) => join6(where, asLeaves(six)))

export const everyText = async (): Promise<Texts[]> => [...(await wordFolders()), ...(await sideBySide()), ...ofTheCast()]
