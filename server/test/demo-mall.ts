import { everyCall } from '@plaza/contract/every-call'
import type { AnswerOf, AskOf, Call, CallShape } from '@plaza/contract'
import { expect, inject } from 'vitest'
import { composeMall, makeKernel, type Mall } from '../src/app.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { filledDatabase, freshDatabase, type FreshDatabase } from './database.ts'
import { testEnvironment } from './test-environment.ts'
import { watchVersions } from './versions.ts'

export type Answered<T> = { status: number; code: number; message: string; data: T; headers: Record<string, unknown> }
export type DemoMall = Mall & {
  ask: <C extends CallShape>(
    call: Call<C>,
    input?: AskOf<C> | Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Answered<AnswerOf<C>>>
  end: () => Promise<void>
}

/** Inserts fields into the path, and returns the remaining fields. */
const splitPath = (path: string, fields: Record<string, unknown>) => {
  const rest = { ...fields }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { url: `/api${filled}`, rest }
}

/** Encodes nested values with brackets, as the client sends them: `items[0][sku_id]=7`. */
const fieldsOf = (name: string, value: unknown): string[] => {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.flatMap((each) => fieldsOf(`${name}[]`, each))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, each]) => fieldsOf(`${name}[${key}]`, each))
  return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]
}
const formOf = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => fieldsOf(name, value))
    .join('&')

type Settings = Readonly<Record<string, string>>

/** The whole mall on its own filled database. Tests call it like a client, and every response is checked against the contract. */
export const openDemoMall = async (settings: Settings = {}, prepare: (kernel: Kernel) => void = () => {}): Promise<DemoMall> =>
  openMallOver(await filledDatabase(), settings, prepare)

/** Opens a mall as its owner does: outside demo mode, without users or data. */
export const openOwnersMall = async (settings: Settings = {}): Promise<DemoMall> =>
  openMallOver(await freshDatabase(), { DEMO: '0', ...settings })

/** The whole mall over any database. */
export const openMallOver = async (
  database: FreshDatabase,
  settings: Settings,
  prepare: (kernel: Kernel) => void = () => {},
): Promise<DemoMall> => {
  const kernel = makeKernel(testEnvironment(inject('dataDir'), settings), database.url)
  prepare(kernel)
  // No schedules run here, because tests move the clock and run schedules themselves. A schedule on the machine's clock would move their orders at
  // random times.
  const mall = await composeMall(kernel, database.url, () => [])
  await watchVersions(kernel.db)
  const ask: DemoMall['ask'] = async (call, input = {}, headers = {}) => {
    const { url, rest } = splitPath(call.path, input as Record<string, unknown>)
    const form = formOf(rest)
    const post = call.method === 'POST'
    const answer = await mall.app.inject({
      method: call.method,
      url: post || form === '' ? url : `${url}?${form}`,
      headers: { ...(post ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
      ...(post ? { payload: form } : {}),
    })
    const body = answer.json<{ code: number; message: string; data: never }>()
    if (body.code === 200) expect(conformsTo(call, body.data)).toBe('')
    return { status: answer.statusCode, headers: answer.headers, ...body }
  }
  return {
    ...mall,
    ask,
    end: async () => {
      await mall.close()
      await database.drop()
    },
  }
}

/** Empty if the response matches the contract, otherwise a description of the fault. */
export const conformsTo = (call: CallShape, data: unknown): string => {
  const checked = call.answer['~standard'].validate(data)
  if (checked instanceof Promise) return 'the answer is checked too late'
  return checked.issues ? JSON.stringify(checked.issues.slice(0, 3)) : ''
}

export const callNames = everyCall.map((each) => each.name)
