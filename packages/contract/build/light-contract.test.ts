import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { everyCall } from '../src/every-call.ts'
import { lightContract } from './light-contract.ts'

type Handler = (code: string, id: string) => { code: string } | null
const { transform } = lightContract()
const handler = (transform as unknown as { handler: Handler }).handler
const lightened = (code: string, file = 'things.ts') => handler(code, `/mall/packages/contract/src/${file}`)?.code ?? null

describe('browser build of the contract', () => {
  test('retains the route and method of a call and drops its schemas', () => {
    const code = `import * as z from 'zod/mini'\nexport const getThing = call({ method: 'GET', path: '/thing/{id}', who: 'visitor', input: z.object({ id: z.string() }), answer: z.string(), summary: 'x' })`
    expect(lightened(code)).toBe(`export const getThing = { method: 'GET', path: '/thing/{id}', who: 'visitor' }`)
  })

  test('retains refusal reasons, with constants shared by several calls', () => {
    const code = `import * as z from 'zod/mini'\nconst limits = { paused: 3000002 } as const\nconst field = { id: z.string() }\nexport const enter = call({ method: 'POST', path: '/enter', who: 'visitor', answer: z.null(), summary: 'x', refusals: { wrong: 1100002, ...limits } })`
    expect(lightened(code)).toBe(
      `const limits = { paused: 3000002 }\nexport const enter = { method: 'POST', path: '/enter', who: 'visitor', refusals: { wrong: 1100002, ...limits } }`,
    )
  })

  test('retains the route of each call made by one function', () => {
    const code = `import { settingCalls } from '../staff-calls.ts'\nexport const { list: listThings, save: saveThing } = settingCalls({ path: '/things', thing: Thing, list: { summary: 'x' }, save: { summary: 'x', fields: {} } })`
    const [list, save] = lightened(code)?.split('\n') ?? []
    expect(list).toBe(`export const listThings = {"method":"GET","path":"/things","who":"operator","refusals":{"not_allowed":3000001}}`)
    expect(save).toMatch(/^export const saveThing = \{"method":"POST","path":"\/things",/)
  })

  test.each([
    [`export const { list } = otherCalls({ path: '/things' })`, /no known function/],
    [`export const { list } = settingCalls({ path })`, /written path/],
    [`export const { publish } = settingCalls({ path: '/things' })`, /makes no call publish/],
  ])('fails on calls whose route is not static: %s', (code, fault) => {
    expect(() => lightened(`import { settingCalls, path } from '../staff-calls.ts'\n${code}`)).toThrow(fault)
  })

  test('every call equals the server’s in browser fields', async () => {
    const folder = new URL('../src/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^[\w-]+\/[\w/-]+\.ts$/.test(name))
    const light: Record<string, object> = {}
    for (const name of files) {
      const code = lightened(readFileSync(new URL(name, folder), 'utf8'), name)
      if (code && !name.endsWith('index.ts')) Object.assign(light, await import(`data:text/javascript,${encodeURIComponent(code)}`))
    }
    for (const { name, call } of everyCall) {
      const { method, path, who, once, refusals } = call
      expect(light[name], name).toEqual(JSON.parse(JSON.stringify({ method, path, who, once, refusals })))
    }
  })

  test('fails on refusal reasons imported from another file', () => {
    const code = `import { limits } from './limits.ts'\nexport const enter = call({ method: 'POST', path: '/enter', who: 'visitor', refusals: { ...limits } })`
    expect(() => lightened(code)).toThrow(/plain constant of the same file/)
  })

  test('every file of the contract can be processed', () => {
    const folder = new URL('../src/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(30)
    for (const name of files) expect(() => lightened(readFileSync(new URL(name, folder), 'utf8'), name), name).not.toThrow()
  })

  test('retains word lists and drops schemas', () => {
    const code = `import * as z from 'zod/mini'\nexport const sorts = ['newest', 'sales'] as const\nexport const Thing = z.object({})\nexport type Thing = z.infer<typeof Thing>`
    expect(lightened(code)).toBe(`export const sorts = ['newest', 'sales']`)
  })

  test('retains lists and tables of plain values, whatever their type assertions', () => {
    const code = `import * as z from 'zod/mini'\nexport const columns = ['day', 'sum'] as const satisfies Column[]\nexport const most = { lines: 5, pictures: 3 } satisfies Limits\nexport const cells = { sales: ['day', 'sum'] } as const\nexport const shape = { id: z.string() }`
    expect(lightened(code)).toBe(
      `export const columns = ['day', 'sum']\nexport const most = { lines: 5, pictures: 3 }\nexport const cells = { sales: ['day', 'sum'] }`,
    )
  })

  test('leaves a file without runtime imports unchanged', () => {
    expect(lightened(`import type { A } from './a.ts'\nexport const links = { home: () => '#/' }`)).toBeNull()
  })

  test('the index exports everything but the texts of codes', () => {
    const code = `export type * from './call.ts'\nexport { call } from './call.ts'\nexport { codes } from './codes.ts'\nexport * from './things.ts'`
    expect(lightened(code, 'index.ts')).toBe(`export { call } from './call.ts'\nexport * from './things.ts'`)
  })
})
