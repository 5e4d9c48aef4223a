import { escapeHtml } from '@plaza/values'
import { fieldsOf, jsonSchemaOf, type Field, type JsonSchema } from '@plaza/contract/json-schema'
import { refusalsOf, type DescribedCall, type Refusal } from '@plaza/contract/openapi'
import { schemaText } from './schema-text.ts'

const callers = { visitor: 'Anyone', customer: 'A customer', seller: 'A seller', operator: 'Staff', member: 'Anyone logged in' } as const

/** The documentation of one call: its callers, input, response and all refusals. */
export const callArticle = ({ name, call }: DescribedCall): string => {
  const { fields } = fieldsOf(call.input, name)
  const answer = jsonSchemaOf(call.answer, 'output', name)
  const tags = [`<li>${callers[call.who]}</li>`, ...(call.once ? ['<li class="once">Happens once for each idempotency_key</li>'] : [])]
  return `<article class="call" id="${escapeHtml(name)}" aria-labelledby="${escapeHtml(name)}-name">
<h2 id="${escapeHtml(name)}-name">${escapeHtml(call.summary)}</h2>
<p class="address"><span class="method ${call.method}">${call.method}</span><code>/api${escapeHtml(call.path)}</code></p>
<ul class="tags">${tags.join('')}<li><code>${escapeHtml(name)}</code></li></ul>
<div class="two"><div>
<h3>Fields</h3>${fields.length > 0 ? `<dl class="fields">${fields.map((field) => fieldRow(field)).join('')}</dl>` : '<p class="lead">None.</p>'}
<h3>Refusals</h3>${refusalList(refusalsOf(call))}
</div><div>
<h3>Answer, in <code>data</code></h3><pre tabindex="0" aria-label="Shape of the answer">${escapeHtml(schemaText(answer.schema, answer.shared))}</pre>
<h3>Try it</h3><pre tabindex="0" aria-label="Example request">${escapeHtml(exampleOf(call.method, call.path, fields, call.who !== 'visitor'))}</pre>
</div></div>
</article>`
}

const fieldRow = ({ name, schema, required, description }: Field): string =>
  `<div><dt><code>${escapeHtml(name)}</code>${required ? '<small>required</small>' : ''}</dt><dd>${escapeHtml([kindOf(schema), description].filter(Boolean).join('. '))}</dd></div>`

const patterns: Readonly<Record<string, string>> = {
  '^[1-9][0-9]{0,18}$': 'An id',
  '^-?(0|[1-9][0-9]{0,14})$': '',
  '^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$': 'An amount such as 12.50',
  '^[A-Za-z0-9_-]{1,400}$': 'next_cursor of the page before',
  '^[A-Za-z0-9_-]{8,64}$': 'A key the client makes: 8 to 64 letters, digits, - or _',
}

const kindOf = (schema: JsonSchema): string => {
  const { pattern, type, enum: choices } = schema as { pattern?: string; type?: string; enum?: string[] }
  if (choices?.join() === '0,1,true,false') return '1 or 0'
  if (choices) return choices.join(', ')
  if (type === 'array') return `A list: ${kindOf((schema['items'] ?? {}) as JsonSchema) || 'text'}`
  if (type === 'object') return schemaText(schema, {})
  return pattern === undefined ? 'Text' : (patterns[pattern] ?? `Text that fits ${pattern}`)
}

const refusalList = (refusals: readonly Refusal[]): string => {
  if (refusals.length === 0) return '<p class="lead">None of its own.</p>'
  const rows = refusals.map(
    ({ reason, code, message }) =>
      `<div><dt><code>${code}</code></dt><dd><code>${escapeHtml(reason)}</code><br>${escapeHtml(message)}</dd></div>`,
  )
  return `<dl class="fields refusals">${rows.join('')}</dl>`
}

const exampleOf = (method: string, path: string, fields: readonly Field[], withSession: boolean): string => {
  const needed = fields.filter((field) => field.required)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => sampleOf(fields.find((field) => field.name === name)))
  const rest = needed.filter((field) => !path.includes(`{${field.name}}`)).map((field) => `${field.name}=${sampleOf(field)}`)
  const address = method === 'GET' && rest.length > 0 ? `'$MALL/api${filled}?${rest.join('&')}'` : `$MALL/api${filled}`
  const lines = [
    `curl ${address}`,
    ...(withSession ? ["-H 'access-token: …'"] : []),
    ...(method === 'POST' ? [rest.length > 0 ? rest.map((pair) => `-d ${pair}`).join(' ') : '-X POST'] : []),
  ]
  return lines.join(' \\\n  ')
}

const sampleOf = (field: Field | undefined): string => {
  const { pattern, enum: choices } = (field?.schema ?? {}) as { pattern?: string; enum?: string[] }
  if (choices) return choices[0] ?? ''
  if (field?.name === 'idempotency_key') return 'a-key-of-yours'
  return pattern && new RegExp(pattern).test('1') ? '1' : '…'
}
