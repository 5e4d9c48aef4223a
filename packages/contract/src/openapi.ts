import type { CallShape, Who } from './call.ts'
import { codes, transportMessages, type Code } from './codes.ts'
import { generalRefusals, type GeneralReason } from './general-refusals.ts'
import { fieldsOf, jsonSchemaOf, type Field, type JsonSchema } from './json-schema.ts'

export type DescribedCall = { name: string; slice: string; call: CallShape }
type Json = JsonSchema

/** The calls of the mall as an OpenAPI 3.1 document. */
export const openApi = (calls: readonly DescribedCall[], version: string) => {
  const schemas: Record<string, Json> = { ...sharedSchemas }
  const paths: Record<string, Record<string, Json>> = {}
  for (const each of calls) (paths[each.call.path] ??= {})[each.call.method.toLowerCase()] = operationOf(each, schemas)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plaza',
      version,
      description:
        'The API of the mall. Answers are envelopes: code 200 is success; any other code is a refusal with a message in the language of the `lang` header.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(calls.map((each) => each.slice))].map((name) => ({ name })),
    paths,
    components: { schemas, parameters: { Lang: langHeader }, responses: transportResponses, securitySchemes },
  }
}

const langHeader: Json = {
  name: 'lang',
  in: 'header',
  description: 'The language of messages and of localized fields.',
  schema: { type: 'string', enum: ['zh', 'en', 'es', 'jp', 'th', 'zhtw'], default: 'en' },
}

const session = (whose: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name: 'access-token',
  description: `The token of ${whose}'s session.`,
})
const securitySchemes = { customer: session('a customer'), seller: session('a seller'), operator: session('a member of the staff') }

const envelopeOf = (code: Json, message: Json, data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code, message, data },
})

const sharedSchemas: Record<string, Json> = {
  TransportFailure: envelopeOf({ type: 'integer', enum: Object.keys(transportMessages).map(Number) }, { type: 'string' }, {}),
  WrongFields: {
    type: 'object',
    required: ['fields'],
    properties: {
      fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong, by the name of the field.' },
    },
  },
}

const transportResponses: Record<string, Json> = Object.fromEntries(
  Object.entries(transportMessages).map(([status, message]) => [
    `Failure${status}`,
    {
      description: message.en,
      ...(status === '429' || status === '503'
        ? { headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
        : {}),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/TransportFailure' },
          example: { code: Number(status), message: message.en, data: null },
        },
      },
    },
  ]),
)

export type Refusal = { reason: string; code: Code; message: string }

/** Every refusal of a call: its own reasons, and those about the session, the fields and the idempotency key. */
export const refusalsOf = (call: CallShape): Refusal[] => {
  const say = (reason: string, code: Code): Refusal => ({ reason, code, message: codes[code].en })
  const general = (...reasons: GeneralReason[]) => reasons.map((reason) => say(reason, generalRefusals[reason]))
  return [
    ...(call.who === 'visitor' ? [] : general('no_session', 'session_unknown', 'session_ended')),
    ...(call.input ? general('field_missing', 'field_malformed') : []),
    ...(call.once ? [say('key_used_for_other_content', 1000008)] : []),
    ...Object.entries(call.refusals ?? {}).map(([reason, code]) => say(reason, code)),
  ]
}

const securityOf = (who: Who): Json[] => {
  if (who === 'visitor') return []
  return who === 'member' ? Object.keys(securitySchemes).map((each) => ({ [each]: [] })) : [{ [who]: [] }]
}

const operationOf = ({ name, slice, call }: DescribedCall, schemas: Record<string, Json>): Json => {
  const { fields, shared } = fieldsOf(call.input, name)
  const answer = jsonSchemaOf(call.answer, 'output', `${name}Answer`)
  Object.assign(schemas, shared, answer.shared)
  const inPath = (field: Field) => call.path.includes(`{${field.name}}`)
  const beside = fields.filter((field) => inPath(field) || call.method === 'GET')
  const inBody = fields.filter((field) => !beside.includes(field))
  const refusals = refusalsOf(call)
  return {
    operationId: name,
    summary: call.summary,
    tags: [slice],
    security: securityOf(call.who),
    parameters: [{ $ref: '#/components/parameters/Lang' }, ...beside.map((field) => parameterOf(field, inPath(field)))],
    ...(call.takes === 'file' ? { requestBody: fileBodyOf(inBody) } : inBody.length > 0 ? { requestBody: bodyOf(inBody) } : {}),
    responses: { 200: answerOf(answer.schema, refusals), ...failures },
    'x-refusals': refusals,
    ...(call.once ? { 'x-once': true } : {}),
  }
}

const failures = Object.fromEntries(
  Object.keys(transportMessages).map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
)

const describe = (field: Field): Json => (field.description ? { description: field.description } : {})

const parameterOf = (field: Field, inPath: boolean): Json => ({
  name: field.name,
  in: inPath ? 'path' : 'query',
  required: inPath || field.required,
  ...describe(field),
  schema: field.schema,
})

const fileBodyOf = (fields: readonly Field[]): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          ...Object.fromEntries(fields.map((field) => [field.name, { ...field.schema, ...describe(field) }])),
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
        required: [...fields.filter((field) => field.required).map((field) => field.name), 'file'],
      },
    },
  },
})

const bodyOf = (fields: readonly Field[]): Json => {
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, { ...field.schema, ...describe(field) }])),
    ...(required.length > 0 ? { required } : {}),
  }
  const nested = fields.filter((field) => field.schema['type'] === 'object' || field.schema['type'] === 'array')
  const encoding = Object.fromEntries(nested.map((field) => [field.name, { style: 'deepObject', explode: true }]))
  return {
    required: required.length > 0,
    content: {
      'application/x-www-form-urlencoded': { schema, ...(nested.length > 0 ? { encoding } : {}) },
      'application/json': { schema },
    },
  }
}

const answerOf = (data: Json, refusals: readonly Refusal[]): Json => {
  const success = envelopeOf({ const: 200 }, { const: 'success' }, data)
  const byCode = [...new Set(refusals.map((refusal) => refusal.code))]
  const refusal = envelopeOf(
    { type: 'integer', enum: byCode },
    { type: 'string' },
    { anyOf: [{ $ref: '#/components/schemas/WrongFields' }, {}] },
  )
  const lines = refusals.map(({ reason, code, message }) => `- \`${code}\` ${reason}: ${message}`)
  return {
    description: lines.length > 0 ? `The answer, or a refusal:\n\n${lines.join('\n')}` : 'The answer.',
    content: { 'application/json': { schema: byCode.length > 0 ? { oneOf: [success, refusal] } : success } },
  }
}
