import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { everyCall } from '../src/every-call.ts'
import { lightContract } from './light-contract.ts'

type Handler = (code: string, id: string) => { code: string } | null
const { transform } = lightContract()
const handler = (transform as unknown as { handler: Handler }).handler
const lightened = (code: string, file = 'things.ts') => handler(code, `/mall/packages/contract/src/${file}`)?.code ?? null

describe('what the browser gets of the contract', () => {
  test('a call keeps where it goes and how, and loses its schemas', () => {
    const code = `import * as z from 'zod/mini'\nexport const getThing = call({ method: 'GET', path: '/thing/{id}', who: 'visitor', input: z.object({ id: z.string() }), answer: z.string(), summary: 'x' })`
    expect(lightened(code)).toBe(`export const getThing = { method: 'GET', path: '/thing/{id}', who: 'visitor' }`)
  })

  test('it keeps why it may say no, with what several calls have in common', () => {
    const code = `import * as z from 'zod/mini'\nconst limits = { paused: 3000002 } as const\nconst field = { id: z.string() }\nexport const enter = call({ method: 'POST', path: '/enter', who: 'visitor', answer: z.null(), summary: 'x', refusals: { wrong: 1100002, ...limits } })`
    expect(lightened(code)).toBe(
      `const limits = { paused: 3000002 }\nexport const enter = { method: 'POST', path: '/enter', who: 'visitor', refusals: { wrong: 1100002, ...limits } }`,
    )
  })

  test('calls that one function makes keep where each of them goes', () => {
    const code = `import { settingCalls } from '../staff-calls.ts'\nexport const { list: listThings, save: saveThing } = settingCalls({ path: '/things', thing: Thing, list: { summary: 'x' }, save: { summary: 'x', fields: {} } })`
    const [list, save] = lightened(code)?.split('\n') ?? []
    expect(list).toBe(`export const listThings = {"method":"GET","path":"/things","who":"operator","refusals":{"not_allowed":3000001}}`)
    expect(save).toMatch(/^export const saveThing = \{"method":"POST","path":"\/things",/)
  })

  test.each([
    [`export const { list } = otherCalls({ path: '/things' })`, /no known function/],
    [`export const { list } = settingCalls({ path })`, /written path/],
    [`export const { publish } = settingCalls({ path: '/things' })`, /makes no call publish/],
  ])('calls of which the browser cannot know where they go do not build: %s', (code, fault) => {
    expect(() => lightened(`import { settingCalls, path } from '../staff-calls.ts'\n${code}`)).toThrow(fault)
  })

  test('the browser has the same of every call as the server', async () => {
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

  test('reasons from another file would be missing in the browser, so they do not build', () => {
    const code = `import { limits } from './limits.ts'\nexport const enter = call({ method: 'POST', path: '/enter', who: 'visitor', refusals: { ...limits } })`
    expect(() => lightened(code)).toThrow(/plain constant of the same file/)
  })

  test('every file of the contract can be read so', () => {
    const folder = new URL('../src/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(30)
    for (const name of files) expect(() => lightened(readFileSync(new URL(name, folder), 'utf8'), name), name).not.toThrow()
  })

  test('lists of words stay, schemas go', () => {
    const code = `import * as z from 'zod/mini'\nexport const sorts = ['newest', 'sales'] as const\nexport const Thing = z.object({})\nexport type Thing = z.infer<typeof Thing>`
    expect(lightened(code)).toBe(`export const sorts = ['newest', 'sales']`)
  })

  test('lists and tables of plain values stay, whatever is claimed of them', () => {
    const code = `import * as z from 'zod/mini'\nexport const columns = ['day', 'sum'] as const satisfies Column[]\nexport const most = { lines: 5, pictures: 3 } satisfies Limits\nexport const cells = { sales: ['day', 'sum'] } as const\nexport const shape = { id: z.string() }`
    expect(lightened(code)).toBe(
      `export const columns = ['day', 'sum']\nexport const most = { lines: 5, pictures: 3 }\nexport const cells = { sales: ['day', 'sum'] }`,
    )
  })

  test('a file that leans on nothing but types is left as it is', () => {
    expect(lightened(`import type { A } from './a.ts'\nexport const links = { home: () => '#/' }`)).toBeNull()
  })

  test('the front door leads to everything but the words of codes', () => {
    const code = `export type * from './call.ts'\nexport { call } from './call.ts'\nexport { codes } from './codes.ts'\nexport * from './things.ts'`
    expect(lightened(code, 'index.ts')).toBe(`export { call } from './call.ts'\nexport * from './things.ts'`)
  })
})
