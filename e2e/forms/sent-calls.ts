import type { Page, Request } from '@playwright/test'
import type { CallShape } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { type JsonSchema, fieldsOf } from '@plaza/contract/json-schema'
import { decodeForm } from '../../server/src/platform/http/decode.ts'

type Leaf = { path: string; value: string }
export type SentCall = { name: string; call: CallShape; leaves: Leaf[] }

/** All fields of a request with their paths, including lists and nested fields: `methods[].rates[].fee`. */
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

const fits = ({ path }: CallShape, requestedPath: string): Record<string, string> | null =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(requestedPath)?.groups ?? (path === requestedPath ? {} : null)

/** Records and decodes every write request that the page sends from now on. */
export const recordCalls = (page: Page): SentCall[] => {
  const sent: SentCall[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || !pathname.startsWith('/api/')) return
    const requestedPath = pathname.slice('/api'.length)
    const found = everyCall.find(({ call }) => call.method === 'POST' && fits(call, requestedPath))
    if (found)
      sent.push({
        name: found.name,
        call: found.call,
        leaves: leavesOf({ ...(bodyOf(request) as object), ...fits(found.call, requestedPath) }, ''),
      })
  })
  return sent
}

/** Whether a request belongs to this API call. */
export const asksFor = (request: Request, call: CallShape): boolean =>
  request.method() === 'POST' && fits(call, new URL(request.url()).pathname.slice('/api'.length)) !== null

const pathsIn = (schema: JsonSchema, shared: Record<string, JsonSchema>, path: string): string[] => {
  const named = typeof schema['$ref'] === 'string' ? (shared[schema['$ref'].split('/').at(-1) ?? ''] ?? {}) : schema
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (named[keyword] ?? []) as JsonSchema[])
  const inside = [
    ...parts.flatMap((part) => pathsIn(part, shared, path)),
    ...Object.entries((named['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, each]) =>
      pathsIn(each, shared, path === '' ? name : `${path}.${name}`),
    ),
    ...(named['items'] ? pathsIn(named['items'] as JsonSchema, shared, `${path}[]`) : []),
  ].filter((each) => each !== path)
  return inside.length > 0 ? [...new Set(inside)] : [path]
}

/** Paths of all fields that an API call accepts. */
export const fieldPathsOf = (name: string, call: CallShape): string[] => {
  const { fields, shared } = fieldsOf(call.input, name)
  return fields.flatMap((field) => pathsIn(field.schema, shared, field.name))
}

/** Whether a field was sent. A list of plain values may have brackets in its path or not. */
export const isSent = (sent: readonly SentCall[], name: string, path: string): boolean =>
  sent.some((each) => each.name === name && each.leaves.some((leaf) => leaf.path === path || leaf.path.startsWith(`${path}.`)))
