import { codes, productLimits } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { defaultLanguage, languages } from '@plaza/values'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { callRows } from './calls.ts'
import { codeRows, reactionRows } from './codes.ts'
import { readTests, testsOf } from './read-tests.ts'
import { routeRows } from './routes.ts'
import { constantRows, menuRows, ruleRows } from './sayings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const source = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/** A row is proved by a test with this title whose body contains the proof. */
const faultOf = ({ file, test: words, proof }: { file: string; test: string; proof: string }): string | null => {
  const tests = testsOf(root, file).filter(({ title }) => title === words)
  if (tests.length === 0) return `${file} has no test “${words}”`
  return tests.some(({ body }) => body.includes(proof)) ? null : `“${words}” in ${file} says nothing of ${proof}`
}

describe('specification coverage', () => {
  test.each([
    ['routes', routeRows, 40],
    ['calls', callRows, 51],
    ['codes', codeRows, 42],
    ['reactions and headers', reactionRows, 12],
    ['account menu', menuRows, 20],
    ['rules', ruleRows, 23],
    ['constants', constantRows, 11],
  ] as const)('%s: each row has a test that proves it', (_what, rows, count) => {
    expect(rows.map(faultOf).filter((fault) => fault !== null)).toEqual([])
    expect(new Set(rows.map(({ says }) => says)).size).toBe(count)
  })

  test('a row without its test, and a test of something else, are reported', () => {
    const file = 'tools/specification/specification.test.ts'
    expect(faultOf({ file, test: 'there is none', proof: '' })).toMatch('has no test')
    expect(
      faultOf({ file: 'packages/client/src/loading.test.ts', test: 'is cleared by the last of several requests', proof: '1.0.8' }),
    ).toMatch('says nothing')
    expect(readTests("import 'here'\ntest.each([1])('%i is one', (one) => {\n  expect(one).toBe(1)\n})\n")).toMatchObject([
      { title: '%i is one' },
    ])
    const idle = ['skip', 'todo', 'fixme'].map((how) => `test.${how}('it rests', () => {\n  expect(1).toBe(1)\n})\n`)
    expect(readTests(idle.join(''))).toEqual([])
  })
})

describe('contract against the specification', () => {
  test('every call has its method and path', () => {
    const stands = new Map(everyCall.map(({ name, call }) => [`${call.method} ${call.path}`, name]))
    const calls = callRows.filter(({ says }) => !says.startsWith('POST /static/'))
    for (const { says, name } of calls) expect([says, stands.get(says)]).toEqual([says, name])
  })

  test('every code of the catalog is used, and no other is below ours', () => {
    const catalogue = Object.keys(codes).filter((code) => Number(code) < 3_000_000)
    expect(codeRows.map(({ says }) => says).toSorted()).toEqual([...new Set(['200', ...catalogue])].toSorted())
  })

  test('every storefront URL is a route', () => {
    const declared = [...source('apps/storefront/src/paths.ts').matchAll(/: '(\/[^']*)',/g)].map((match) => match[1])
    const said = new Set(routeRows.map(({ says }) => says))
    expect(declared.filter((path) => !said.has(path ?? ''))).toEqual([])
    expect(declared).toHaveLength(38)
  })

  test('its constants have the specified values', () => {
    expect([defaultLanguage, languages]).toEqual(['en', ['zh', 'en', 'es', 'jp', 'th', 'zhtw']])
    expect(productLimits.pictures).toBe(52)
    expect(source('package.json')).toContain('"version": "1.0.8"')
  })

  test.each([
    [
      'a page that is not there yet is waited for 200 ms, and for 60000 ms',
      'apps/storefront/src/shell/use-screen.ts',
      'placeholderAfterMs = 200\nexport const giveUpAfterMs = 60_000',
    ],
    ['a request is given up after 60000 ms', 'packages/client/src/caller.ts', 'requestTimeoutMs = 60_000'],
    ['the loading flag stays for 2 s', 'packages/client/src/loading.ts', 'loadingTailMs = 2000'],
    ['prices are shown in USD, unless somebody chose', 'packages/web/src/choices/choices.ts', "cur: 'USD'"],
    ['another code is sent after 60 s', 'packages/web/src/form/use-own-code.ts', 'betweenCodesSeconds = 60'],
    ['a code has six digits', 'apps/storefront/src/parts/form/CodeField.tsx', 'maxLength={6}'],
    ['the least recharge is 100', 'server/src/modules/foundation/settings/website-config.ts', "min_recharge: '100.00'"],
    ['the return window is 7 days', 'packages/values/src/time.ts', 'defaultReturnDays = 7'],
    ['an overlay has the opacity 0.5', 'packages/design/src/layout/Sheet.module.css', 'opacity: 0.5'],
    ['a popup and a page take 300 ms', 'packages/design/src/base.css', '--dur: 300ms'],
  ])('crops %s', (_says, file, stands) => expect(source(file)).toContain(stands))
})
