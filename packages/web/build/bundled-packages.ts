import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A package whose code is in a script. `text` is its full licence. */
export type BundledPackage = { name: string; version: string; licence: string; text: string }

const inModules = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/
/** Helpers that the bundler itself adds to scripts, each with the package that it belongs to. */
const helpersOf: Readonly<Record<string, string>> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }

const folderAbove = (path: string): string => (existsSync(join(path, 'package.json')) ? path : folderAbove(dirname(path)))

/** The folder of the package that a module belongs to; null for a module of this project. */
const folderOf = (module: string): string | null => {
  const helper = Object.keys(helpersOf).find((beginning) => module.startsWith(beginning))
  if (helper) {
    const vite = createRequire(import.meta.url).resolve('vite/package.json')
    return helpersOf[helper] === 'vite' ? dirname(vite) : folderAbove(dirname(createRequire(vite).resolve('rolldown')))
  }
  return inModules.exec(module.replace(/^\0/, ''))?.[1] ?? null
}

/**
 * Some packages append the licences of dependencies that are bundled in their development tools. Our scripts do not contain those dependencies, so
 * this part is cut off.
 */
const ownPart = (text: string): string => (text.split(/^#+ (?:Licenses|Bundled) of bundled dependencies|^# Bundled/im)[0] ?? '').trim()

const readPackage = (folder: string): BundledPackage => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file))
  if (!name || !version || !license || files.length === 0) throw new Error(`${folder} has no licence that could be passed on`)
  const text = files.toSorted().map((file) => ownPart(readFileSync(join(folder, file), 'utf8')))
  return { name, version, licence: license, text: text.join('\n\n') }
}

/** The packages that contain these modules, by name. */
export const bundledPackages = (modules: Iterable<string>): BundledPackage[] => {
  const folders = new Set([...modules].flatMap((module) => folderOf(module) ?? []))
  return [...folders].map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

export const isOfPackage = (module: string): boolean => folderOf(module) !== null

const line = '='.repeat(80)
export const licenceText = (packages: readonly BundledPackage[]): string =>
  `The scripts and styles beside this file contain these packages.\n\n${packages
    .map(({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n\n${text}\n`)
    .join('\n')}`
