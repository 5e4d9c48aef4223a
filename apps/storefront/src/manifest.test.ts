import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WebsiteConfig } from '@plaza/contract'
import { expect, test } from 'vitest'
import { manifestOf } from './manifest.ts'
import { loadWords } from './words/index.ts'

const config = { shop_name: 'Nile Street', tagline_en: 'Good things', tagline_th: 'ของดี', brand_hue: 262 } as WebsiteConfig

test('the manifest bears the name the owner gave the mall', async () => {
  const manifest = manifestOf({ lang: 'en', config, words: await loadWords('en') })
  expect(manifest).toMatchObject({
    name: 'Nile Street',
    short_name: 'Nile Street',
    description: 'Good things',
    lang: 'en',
    display: 'standalone',
  })
  expect(JSON.stringify(manifest)).not.toContain('Plaza')
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
})

test('shortcuts are named in the shopper’s language', async () => {
  const manifest = manifestOf({ lang: 'th', config, words: await loadWords('th') })
  expect(manifest).toMatchObject({ lang: 'th', description: 'ของดี' })
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/#/pages/cart/mycart')
  for (const { name } of manifest.shortcuts) expect(name).toMatch(/[\u0e00-\u0e7f]/)
})

test('every icon file exists, and one icon has padding for masks', async () => {
  const { icons } = manifestOf({ lang: 'en', config, words: await loadWords('en') })
  const at = (path: string) => fileURLToPath(new URL(`../public${path}`, import.meta.url))
  expect(icons.filter(({ src }) => !existsSync(at(src)))).toEqual([])
  expect(icons.map(({ type }) => type)).toContain('image/svg+xml')
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})
