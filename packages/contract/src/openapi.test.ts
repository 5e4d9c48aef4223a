import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { call } from './call.ts'
import { everyCall } from './every-call.ts'
import { Id, IdempotencyKey, int, list, optional, text, withDefault } from './fields.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApi, type DescribedCall } from './openapi.ts'

type Operation = {
  operationId: string
  parameters: JsonSchema[]
  requestBody?: JsonSchema
  responses: Record<string, JsonSchema>
  security: JsonSchema[]
}
const operations = (calls: readonly DescribedCall[]) =>
  Object.entries(openApi(calls, '1.0.8').paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as unknown as Operation) })),
  )
const operationOf = (shape: DescribedCall['call']) => operations([{ name: 'tryIt', slice: 'trials', call: call(shape) }])[0]!

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner)))
}

test('every reference in the document resolves within it', () => {
  const document = openApi(everyCall, '1.0.8')
  for (const reference of referencesIn(document)) {
    const found = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
    expect(found, reference).toBeDefined()
  }
})

test('every call is in the document once, with its caller, its response and all its refusals', () => {
  const all = operations(everyCall)
  expect(all.map((operation) => operation.operationId).toSorted()).toEqual(everyCall.map((each) => each.name).toSorted())
  for (const { name, call: declared } of everyCall) {
    const operation = all.find((each) => each.operationId === name)!
    const callers = declared.who === 'member' ? ['customer', 'seller', 'operator'] : declared.who === 'visitor' ? [] : [declared.who]
    expect(operation.security).toEqual(callers.map((who) => ({ [who]: [] })))
    for (const code of Object.values(declared.refusals ?? {})) expect(JSON.stringify(operation.responses['200'])).toContain(String(code))
  }
})

test('path parameters are exactly the names in the path', () => {
  for (const operation of operations(everyCall)) {
    const inPath = operation.parameters.filter((parameter) => parameter['in'] === 'path').map((parameter) => parameter['name'])
    expect(inPath).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  }
})

test('a form declares required fields, bounds and defaults', () => {
  const input = z.object({
    id: Id,
    remark: optional(text(140)),
    limit: withDefault(int(1, 50), 20),
    skus: list(Id, 5),
    idempotency_key: IdempotencyKey,
  })
  const { requestBody } = operationOf({
    method: 'POST',
    path: '/orders/{id}',
    who: 'customer',
    once: true,
    summary: 'Tries',
    input,
    answer: z.object({}),
  })
  const content = requestBody?.['content'] as Record<
    string,
    { schema: { properties: Record<string, JsonSchema>; required: string[] }; encoding?: JsonSchema }
  >
  const form = content['application/x-www-form-urlencoded']!
  expect(form.schema.required).toEqual(['skus', 'idempotency_key'])
  expect(form.schema.properties['remark']).toMatchObject({ type: 'string', description: 'At most 140 characters.' })
  expect(form.schema.properties['limit']).toMatchObject({ description: 'A whole number from 1 to 50. 20 when left out.' })
  expect(form.schema.properties['skus']).toMatchObject({ type: 'array', description: 'At most 5 values.' })
  expect(form.encoding).toEqual({ skus: { style: 'deepObject', explode: true } })
})

test('a recursive schema is written once and referenced', () => {
  type Branch = { name: string; children: Branch[] }
  const Branch = z.object({
    name: z.string(),
    get children() {
      return z.array(Branch)
    },
  }) as unknown as z.ZodMiniType<Branch>
  const document = openApi(
    [{ name: 'tree', slice: 'trials', call: call({ method: 'GET', path: '/tree', who: 'visitor', summary: 'Tree', answer: Branch }) }],
    '1',
  )
  expect(document.components.schemas['treeAnswer']).toMatchObject({
    properties: { children: { items: { $ref: '#/components/schemas/treeAnswer' } } },
  })
  expect(JSON.stringify(document.paths)).toContain('"data":{"$ref":"#/components/schemas/treeAnswer"}')
})
