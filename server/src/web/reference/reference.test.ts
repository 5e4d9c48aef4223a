import { createHash } from 'node:crypto'
import { everyCall } from '@plaza/contract/every-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { referencePlugin } from './index.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall([], {}, referencePlugin.open)
})
afterAll(() => mall.end())

const get = async (path: string) => {
  const answer = await fetch(`${mall.origin}${path}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('the OpenAPI document lists every call under its path and method', async () => {
  const { status, headers, text } = await get('/api/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/json')
  const document = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> }
  for (const { name, call } of everyCall) expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(name)
})

test('the overview links to every call, and each module has a page with its calls', async () => {
  const overview = await get('/api/reference')
  for (const { name, slice } of everyCall) expect(overview.text).toContain(`href="/api/reference/${slice}#${name}"`)
  for (const slice of new Set(everyCall.map((each) => each.slice))) {
    const page = await get(`/api/reference/${slice}`)
    expect(page.status).toBe(200)
    for (const { name, call } of everyCall.filter((each) => each.slice === slice)) {
      expect(page.text).toContain(`id="${name}"`)
      for (const code of Object.values(call.refusals ?? {})) expect(page.text).toContain(`<code>${code}</code>`)
    }
  }
})

test('an unknown module is a 404 with the envelope', async () => {
  const { status, text } = await get('/api/reference/spaceships')
  expect(status).toBe(404)
  expect(JSON.parse(text)).toMatchObject({ code: 404, data: null })
})

test('a page has no inline scripts or styles, and its assets have the right content types', async () => {
  const { headers, text } = await get('/api/reference')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/)
  const kinds: Record<string, string> = {}
  for (const [, path = ''] of text.matchAll(/(?:src|href)="(\/api\/reference\/\w+\.\w+)"/g))
    kinds[path] = (await get(path)).headers.get('content-type') ?? ''
  expect(kinds).toEqual({
    '/api/reference/style.css': 'text/css; charset=utf-8',
    '/api/reference/filter.js': 'text/javascript; charset=utf-8',
  })
})

test('pages contain no unescaped text and no unresolved values', async () => {
  const { text } = await get('/api/reference')
  expect(text).not.toMatch(/undefined|\[object Object\]|&(?!#\d+;|\w+;)/)
})

test('an unchanged page is answered with a 304', async () => {
  const first = await get('/api/reference')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toContain(createHash('sha256').update(first.text).digest('base64url').slice(0, 22))
  const again = await fetch(`${mall.origin}/api/reference`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})
