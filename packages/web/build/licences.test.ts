import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { bundledPackages, licenceText } from './bundled-packages.ts'
import { faultOfNotice, namedInNotice } from './notice.ts'

const notice = readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')
const apps = ['storefront', 'seller', 'operator']
const here = createRequire(import.meta.url)

test.each(apps)('NOTICE lists the packages of %s in alphabetical order without duplicates', (app) => {
  const named = namedInNotice(notice, app)
  expect(named.length).toBeGreaterThan(5)
  expect(named).toEqual([...new Set(named)].toSorted())
  expect(faultOfNotice(notice, app, named)).toBeNull()
})

test('reports a bundled package missing from NOTICE, and a listed one that is not bundled', () => {
  const named = namedInNotice(notice, 'seller')
  expect(faultOfNotice(notice, 'seller', [...named, 'left-pad'])).toBe('NOTICE does not name for seller: left-pad')
  expect(faultOfNotice(notice, 'seller', named.slice(1))).toBe(`NOTICE names for seller what its scripts do not contain: ${named[0]}`)
  expect(faultOfNotice('', 'seller', ['react'])).toBe('NOTICE does not name for seller: react')
})

test('maps modules to packages with full licenses; project files and virtual helpers map to none', () => {
  const modules = [here.resolve('react'), here.resolve('react/jsx-runtime'), '/mall/apps/seller/src/main.tsx', '\0virtual']
  const found = bundledPackages(modules)
  expect(found.map(({ name }) => name)).toEqual(['react'])
  const text = licenceText(found)
  expect(text).toContain(`react ${found[0]?.version} (MIT)`)
  expect(text).toMatch(/Copyright \(c\) Meta[^]*Permission is hereby granted[^]*WITHOUT WARRANTY OF ANY KIND/)
})

test('attributes bundler helpers to the bundler package, without the licenses of its own tools', () => {
  const found = bundledPackages(['\0vite/preload-helper.js', '\0rolldown/runtime.js'])
  expect(found.map(({ name }) => name)).toEqual(['rolldown', 'vite'])
  for (const { text } of found) expect(text.length).toBeLessThan(3000)
})

test('attributes a nested package to itself, not to the outer package', () => {
  expect(() => bundledPackages(['/mall/node_modules/outer/node_modules/@scope/inner/index.js'])).toThrow('/outer/node_modules/@scope/inner')
})
