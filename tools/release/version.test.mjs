import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { places, versionsIn, whyNoRelease, withHeading, withVersion } from './version.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path) => readFile(root + path, 'utf8')
const { version } = JSON.parse(await read('package.json'))

test.each(Object.keys(places))('%s states the version of package.json at each of its places', async (path) => {
  const text = await read(path)
  for (const place of places[path]) expect(text, place).toContain(place + version)
  expect(new Set(versionsIn(path, text))).toEqual(new Set([version]))
})

test('no package of the workspace has a version of its own', async () => {
  const folders = ['server']
  for (const above of ['packages', 'apps']) for (const name of await readdir(root + above)) folders.push(`${above}/${name}`)
  const versions = await Promise.all(folders.map(async (folder) => [folder, JSON.parse(await read(`${folder}/package.json`)).version]))
  expect(versions.length).toBeGreaterThan(9)
  expect(versions.filter(([, own]) => own !== undefined)).toEqual([])
})

test('the changelog begins with open changes or with this version', async () => {
  const [, first] = /\n## (\S+)/.exec(await read('docs/changelog.md')) ?? []
  expect(['Next', version]).toContain(first)
})

test.each([
  ['1.0.8', '1.1.0', null],
  ['1.0.8', '1.0.9', null],
  ['1.9.0', '1.10.0', null],
  ['1.1.0', '2.0.0', null],
  ['1.1.0', '1.1.0', 'The version must be above 1.1.0.'],
  ['1.10.0', '1.9.9', 'The version must be above 1.10.0.'],
  ['1.1.0', 'v1.2.0', 'Name the version, such as: npm run release -- 1.2.0'],
  ['1.1.0', undefined, 'Name the version, such as: npm run release -- 1.2.0'],
])('from %s to %s: %s', (last, next, reason) => expect(whyNoRelease(last, next)).toBe(reason))

test('a release replaces its own version only', () => {
  const text = 'image: registry.example/plaza:1.0.8\nother: registry.example/other:1.0.8\n'
  expect(withVersion('deploy/kubernetes/mall.yaml', text, '1.10.0')).toBe(
    'image: registry.example/plaza:1.10.0\nother: registry.example/other:1.0.8\n',
  )
})

test('a release closes the open section of the changelog, and needs one', () => {
  const open = '# Changelog\n\n## Next\n\n| date | change |\n|---|---|\n| 2026-11-28 | a change |\n\n## 1.0.8 (2026-11-21)\n'
  expect(withHeading(open, '1.1.0', '2026-11-30')).toBe(open.replace('## Next', '## 1.1.0 (2026-11-30)'))
  expect(withHeading('# Changelog\n\n## 1.0.8 (2026-11-21)\n\n| 2026-11-21 | a change |\n', '1.1.0', '2026-11-30')).toBeNull()
  expect(withHeading('# Changelog\n\n## Next\n\n## 1.0.8\n\n| 2026-11-21 | a change |\n', '1.1.0', '2026-11-30')).toBeNull()
})
