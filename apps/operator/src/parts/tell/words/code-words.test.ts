import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accountKinds, editKinds, lineKinds } from '@plaza/contract'
import { expect, test } from 'vitest'
import { en } from './en.ts'

const server = fileURLToPath(new URL('../../../../../../server/src', import.meta.url))
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${server}/${path}`, 'utf8'))
const literals = (said: RegExp) => [...new Set(code.flatMap((text) => [...text.matchAll(said)].map(([, found]) => found ?? '')))]

test('every audit action written by the server has a translation', () => {
  const written = literals(/\baction: '([a-z_]+\.[a-z_]+|shop_[a-z_]+)'/g)
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((action) => !(action in en.actions))).toEqual([])
})

test('every ledger check has a translation', () => {
  const checked = literals(/(?:invariant: |sidesAgree\(\s*)'([a-z_]+)'/g)
  expect(checked.length).toBeGreaterThan(5)
  expect(checked.filter((invariant) => !(invariant in en.checks))).toEqual([])
})

test('every line kind, account kind and edited thing has a translation', () => {
  expect(lineKinds.filter((kind) => !(kind in en.lines))).toEqual([])
  expect(accountKinds.filter((kind) => !(kind in en.accounts))).toEqual([])
  expect(editKinds.filter((kind) => !(kind in en.things))).toEqual([])
})

test('every kind of line without a user, every reference and every audited subject has a translation', () => {
  const lines = literals(/type InternalKind = (.*)/g).flatMap((kinds) => [...kinds.matchAll(/'([a-z_]+)'/g)].map(([, kind = '']) => kind))
  expect(lines).toHaveLength(2)
  expect(lines.filter((kind) => !(kind in en.lines))).toEqual([])
  // Stock and gateways have references of their own, which no ledger line has.
  const references = literals(/reference(?:: | = |\] = \[.*, )`([a-z]+):\$/g).filter((kind) => !['intake', 'checkout'].includes(kind))
  expect(references).toContain('return')
  expect(references.filter((kind) => !(kind in en.things))).toEqual([])
  const subjects = literals(/\bsubject: [`']([a-z.]+)[:'`]/g)
  expect(subjects).toContain('staff.invitation')
  expect(subjects.filter((kind) => !(kind in en.things))).toEqual([])
})
