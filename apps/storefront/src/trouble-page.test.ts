import { htmlLanguages, languages } from '@plaza/values'
import { expect, test } from 'vitest'
import { troublePage } from './trouble-page.ts'

test.each(languages)('the error page in %s is self-contained, and only its own scripts and styles may run', (lang) => {
  const { html, headers } = troublePage(lang)
  expect(html).toContain(`<html lang="${htmlLanguages[lang]}">`)
  expect(html).not.toMatch(/src=|href=|@import|url\(/)
  const nonces = [...html.matchAll(/<(?:style|script) nonce="([\w-]{36})">/g)].map(([, nonce]) => nonce)
  expect(nonces).toHaveLength(2)
  for (const nonce of nonces) expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
})

test('each language has its own text, and no two pages share a nonce', () => {
  const titleOf = (html: string) => /<title>(.+?)<\/title>/.exec(html)?.[1]
  expect(new Set(languages.map((lang) => titleOf(troublePage(lang).html))).size).toBe(6)
  expect(troublePage('en').headers).not.toEqual(troublePage('en').headers)
})
