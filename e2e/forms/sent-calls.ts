import type { Page, Request } from '@playwright/test'
import type { CallShape } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { type JsonSchema, fieldsOf } from '@plaza/contract/json-schema'
import { decodeForm } from '../../server/src/platform/http/decode.ts'

type Leaf = { path: string; value: string }
export type SentCall = { name: string; call: CallShape; leaves: Leaf[] }

/** Every field of what is sent, those of lists and of what lies inside by their path: `methods[].rates[].fee`. */
const leavesOf = (value: unknown, path: string): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value) }]
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`))
}

const bodyOf = (request: Request): unknown => {
  const body = request.postData() ?? ''
  const type = request.headers()['content-type'] ?? ''
  if (type.startsWith('application/json')) return JSON.parse(body)
  if (!type.startsWith('multipart/')) return decodeForm(body)
  return Object.fromEntries([...body.matchAll(/ name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]))
}

const fits = ({ path }: CallShape, asked: string): Record<string, string> | null =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(asked)?.groups ?? (path === asked ? {} : null)

/** Every change that the page asks of the mall from now on, decoded. */
export const recordCalls = (page: Page): SentCall[] => {
  const sent: SentCall[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || !pathname.startsWith('/api/')) return
    const asked = pathname.slice('/api'.length)
    const found = everyCall.find(({ call }) => call.method === 'POST' && fits(call, asked))
    if (found)
      sent.push({
        name: found.name,
        call: found.call,
        leaves: leavesOf({ ...(bodyOf(request) as object), ...fits(found.call, asked) }, ''),
      })
  })
  return sent
}

/** Whether a request asks for this call. */
export const asksFor = (request: Request, call: CallShape): boolean =>
  request.method() === 'POST' && fits(call, new URL(request.url()).pathname.slice('/api'.length)) !== null

const pathsIn = (schema: JsonSchema, shared: Record<string, JsonSchema>, path: string): string[] => {
  const named = typeof schema['$ref'] === 'string' ? (shared[schema['$ref'].split('/').at(-1) ?? ''] ?? {}) : schema
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((way) => (named[way] ?? []) as JsonSchema[])
  const inside = [
    ...parts.flatMap((part) => pathsIn(part, shared, path)),
    ...Object.entries((named['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, each]) =>
      pathsIn(each, shared, path === '' ? name : `${path}.${name}`),
    ),
    ...(named['items'] ? pathsIn(named['items'] as JsonSchema, shared, `${path}[]`) : []),
  ].filter((each) => each !== path)
  return inside.length > 0 ? [...new Set(inside)] : [path]
}

/** Every field that a call takes, by its path. */
export const fieldPathsOf = (name: string, call: CallShape): string[] => {
  const { fields, shared } = fieldsOf(call.input, name)
  return fields.flatMap((field) => pathsIn(field.schema, shared, field.name))
}

/** Whether a field was sent: a list that holds plain values is as good with its brackets as without. */
export const isSent = (sent: readonly SentCall[], name: string, path: string): boolean =>
  sent.some((each) => each.name === name && each.leaves.some((leaf) => leaf.path === path || leaf.path.startsWith(`${path}.`)))
