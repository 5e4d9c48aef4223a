import { call, transportMessages } from '@plaza/contract'
import { Id, text } from '@plaza/contract/fields'
import { done, refused } from '@plaza/values'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { route, type Route } from '../src/platform/http/serve.ts'
import type { SmallMall } from './mall.ts'

export const wordy = { method: 'GET', who: 'visitor', summary: 'Trial', answer: z.object({ words: z.string() }) } as const
export const longText = 'Tea for two, '.repeat(400)
const conflict = Object.assign(new Error('could not serialize'), { code: '40001' })

/** Calls of a test mall without shops: some succeed, some refuse, some fail, and one has a serialization conflict. */
export const trialCalls: Route[] = [
  route('getLong', call({ ...wordy, path: '/trial/long' }), async () => done({ words: longText }), {
    keep: { seconds: 60, tags: () => ['long'] },
  }),
  route('getPlain', call({ ...wordy, path: '/trial/plain' }), async () => done({ words: 'plain' })),
  route('getEcho', call({ ...wordy, path: '/trial/echo', input: z.object({ q: text(400) }) }), async ({ input }) =>
    done({ words: input.q }),
  ),
  route('getOne', call({ ...wordy, path: '/trial/one/{id}', input: z.object({ id: Id }) }), async ({ input }) => done({ words: input.id })),
  route('postWord', call({ ...wordy, method: 'POST', path: '/trial/one/word' }), async () => done({ words: 'word' })),
  route('postEcho', call({ ...wordy, method: 'POST', path: '/trial/echo-post', input: z.object({ q: text(400) }) }), async ({ input }) =>
    done({ words: input.q }),
  ),
  route('refuse', call({ ...wordy, path: '/trial/refuse', refusals: { sold_out: 2000023 } }), async () =>
    refused('sold_out', { items_left: 2 }),
  ),
  route('fail', call({ ...wordy, path: '/trial/fail' }), async () => {
    throw new Error('select * from secrets at /home/mall/server.ts')
  }),
  route('lose', call({ ...wordy, path: '/trial/lose' }), async () => {
    throw conflict
  }),
  route('away', call({ ...wordy, path: '/trial/away' }), async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  }),
  route('getMine', call({ ...wordy, path: '/trial/mine', who: 'customer' }), async ({ session }) =>
    done({ words: session?.personId ?? '' }),
  ),
]

export type Body = { code: number; message: string; data: unknown }
export const asking =
  (mall: () => Pick<SmallMall, 'origin'>) =>
  async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${mall().origin}${path}`, init)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
  }
export const form = (body: string | Uint8Array<ArrayBuffer>, type = 'application/x-www-form-urlencoded'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
export const isFailure = (answer: { status: number; body: Body }, status: keyof typeof transportMessages) => {
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ code: status, message: transportMessages[status].en, data: null })
}
