// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { answering, fakeMall, refusing } from '@plaza/client/test'
import {
  type Case,
  type CaseRow,
  type LedgerCheck,
  type Operator,
  acceptInvitation,
  checkLedger,
  claimCase,
  decideCase,
  getCaptcha,
  getCurrency,
  getOperator,
  getStore,
  listCases,
  listLedgerChecks,
  loginOperator,
  openInvitation,
  showCase,
} from '@plaza/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from './Desk.tsx'
import { openDesk } from './desk-web.ts'
import { dueIn } from './words.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  location.hash = ''
})

const grace: Operator = { id: '2', full_name: 'Grace Kim', email: 'finance@plaza.example', role: 'finance', recovery_codes_left: 8 }
const row: CaseRow = {
  kind: '500',
  id: '13',
  who: { id: '4', name: 'Carmen Ortega' },
  amount: '180.00',
  about: 'USDT (TRC-20)',
  since: '2026-11-21T05:13:00.000Z',
  due: '2026-11-22T05:13:00.000Z',
  late: true,
  state: 'submitted',
  claimed_by: null,
}
const opened: Case = {
  ...row,
  version: 3,
  evidence: [{ label: 'transaction', value: 'ab12', tone: 'plain' }],
  lines: [],
  pictures: [],
  compared: [],
  flags: [{ flag: 'chain_mismatch', why: 'The network knows another amount.' }],
  duplicates: [],
  history: [{ at: row.since, actor: 'customer:4', what: 'submitted', note: null }],
  decisions: ['approve', 'refuse'],
  first_signature: null,
}
const noMoney = { static: { product: '', category: '', general: '' }, list: [] }
const always = [answering(getCurrency, noMoney), answering(getStore, {} as never), answering(getOperator, grace)]

const atTheDesk = (hash: string, ...answers: Parameters<typeof fakeMall>[0]) => {
  localStorage.setItem('staff.token', 'a token')
  localStorage.setItem('staff.user', JSON.stringify(grace))
  location.hash = hash
  const mall = fakeMall([...always, ...answers])
  render(<Desk web={openDesk(mall.fetch)} />)
  return mall
}

const invitation = {
  role: 'owner' as const,
  email: null,
  expires_at: '2026-11-23T09:00:00.000Z',
  totp: { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/Plaza:owner?secret=JBSWY3DPEHPK3PXP' },
}
const token = 'a'.repeat(43)
const invited = (...answers: Parameters<typeof fakeMall>[0]) => {
  location.hash = `#/welcome?token=${token}`
  const mall = fakeMall([...always, ...answers])
  render(<Desk web={openDesk(mall.fetch)} />)
  return mall
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('whoever is invited learns the second factor, joins, and is let in once the recovery codes are kept', async () => {
  const mall = invited(
    answering(openInvitation, invitation),
    answering(acceptInvitation, { 'access-token': 'a token', operator: grace, recovery_codes: ['abcd-1234', 'efgh-5678'] }),
    answering(listCases, { list: [], next_cursor: null, counts: {} }),
  )
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'The secret, to be scanned' })).toBeTruthy()
  write('Full name', 'Grace Kim')
  write('E-mail', 'grace@mall.example')
  write('Password', 'two columns one balance')
  write('Password again', 'two columns one balance')
  write('Code of the authenticator', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('efgh-5678')).toBeTruthy()
  expect(mall.askedFor(acceptInvitation)).toMatchObject([{ token, email: 'grace@mall.example', code: '123456' }])
  expect(localStorage.getItem('staff.token')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
})

test('what is wrong with an invitation’s form is said beside its field', async () => {
  invited(answering(openInvitation, invitation), refusing(acceptInvitation, 'malformed', { fields: { password: 'too_short' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await expect.poll(() => screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a link that was used says so', async () => {
  invited(refusing(openInvitation, 'invitation_unknown'))
  expect((await screen.findByRole('alert')).textContent).toContain('good once')
})

const challenge = () => {
  const [salt, number] = ['salt?expires=9999999999&', 21]
  const answer = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { algorithm: 'SHA-256' as const, challenge: answer, maxnumber: 50, salt, signature: 'f'.repeat(64) }
}

test('who is asked for a proof of work at the door brings it along, and types nothing anew', async () => {
  const [letIn, stop] = [
    answering(loginOperator, { 'access-token': 'a token', operator: grace }),
    refusing(loginOperator, 'captcha_needed'),
  ]
  const mall = fakeMall([
    ...always,
    answering(getCaptcha, challenge()),
    answering(listCases, { list: [], next_cursor: null, counts: {} }),
    { call: loginOperator, respond: (said) => ((said.input as { captcha?: string }).captcha ? letIn : stop).respond(said) },
  ])
  render(<Desk web={openDesk(mall.fetch)} />)
  await screen.findByRole('heading', { name: 'Staff sign-in' })
  write('E-mail', grace.email)
  write('Password', 'two columns one balance')
  write('Code of the authenticator', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
  const [first, second] = mall.askedFor(loginOperator)
  expect(second).toEqual({ ...first, captcha: expect.any(String) })
  expect(JSON.parse(atob(second?.captcha ?? ''))).toMatchObject({ number: 21 })
})

test('the queue says what waits, for how much, and what is late', async () => {
  atTheDesk('#/', answering(listCases, { list: [row], next_cursor: null, counts: { '500': { open: 1, late: 1 } } }))
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('link', { name: 'Recharge 13' }).getAttribute('href')).toBe('#/case?kind=500&id=13')
  expect(within(table).getByText('$180.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Recharge (1, 1 late)' })).toBeTruthy()
})

test('an empty queue says so', async () => {
  atTheDesk('#/', answering(listCases, { list: [], next_cursor: null, counts: {} }))
  expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
})

test('a case is decided with the version that was seen; what is missing is said beside its field', async () => {
  const mall = atTheDesk(
    '#/case?kind=500&id=13',
    answering(showCase, opened),
    refusing(decideCase, 'field_missing', { fields: { reason: 'missing' } }),
  )
  expect(await screen.findByText('The network knows another amount.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  fireEvent.change(screen.getByLabelText('Note among staff'), { target: { value: 'asked twice' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuse $180.00' }))
  await expect.poll(() => screen.getByLabelText('Reason, as the customer reads it').getAttribute('aria-invalid')).toBe('true')
  const [asked] = mall.askedFor(decideCase)
  expect(asked).toMatchObject({ kind: '500', id: '13', decision: 'refuse', note: 'asked twice' })
})

test('what somebody else has taken is said so', async () => {
  const claimed = { operator_id: '1', name: 'Runa Holm', until: '2026-11-22T09:00:00.000Z', mine: false }
  atTheDesk('#/case?kind=500&id=13', answering(showCase, { ...opened, claimed_by: claimed }), refusing(claimCase, 'claimed_already'))
  expect(await screen.findByText(/Taken by Runa Holm until/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else has it now.')
})

test('books that do not agree are red, with the difference', async () => {
  const red: LedgerCheck = {
    id: '1',
    at: '2026-11-22T03:17:00.000Z',
    green: false,
    explained: false,
    results: [{ invariant: 'balance_is_sum_of_postings', bad: 1, difference: '7.00' }],
  }
  atTheDesk('#/checks', answering(listLedgerChecks, { list: [red] }), answering(checkLedger, red))
  expect((await screen.findByRole('status')).textContent).toContain('The books do not agree')
  expect(screen.getByText('$7.00')).toBeTruthy()
  expect(screen.getByLabelText('Why payouts may go on')).toBeTruthy()
})

test.each([
  ['2026-11-22T12:00:00Z', 'in 3 hours'],
  ['2026-11-22T09:01:00Z', 'in 1 minute'],
  ['2026-11-22T08:00:00Z', '1 hour late'],
  ['2026-11-19T09:00:00Z', '3 days late'],
])('a deadline of %s is %s', (due, said) => expect(dueIn(due, Date.parse('2026-11-22T09:00:00Z'))).toBe(said))

const application: Case = {
  ...opened,
  kind: '100',
  id: '7',
  amount: null,
  about: 'Nine Lamps',
  state: 'applying',
  evidence: [{ label: 'store_name', value: 'Nine Lamps', tone: 'plain' }],
  compared: [],
  flags: [],
  decisions: ['approve', 'need_more', 'refuse'],
}

test('an application is sent back field by field, each with what is wrong with it', async () => {
  const mall = atTheDesk('#/case?kind=100&id=7', answering(showCase, application), answering(decideCase, { ...application, decisions: [] }))
  expect(await screen.findByRole('heading', { name: 'Shop 7' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ask for more' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Id back' }))
  fireEvent.change(screen.getByLabelText('What is wrong with id back'), { target: { value: 'It is too dark to read.' } })
  fireEvent.click(within(screen.getByRole('region', { name: 'Decide' })).getAllByRole('button', { name: 'Ask for more' })[1] as HTMLElement)
  await expect.poll(() => mall.askedFor(decideCase)).toHaveLength(1)
  expect(mall.askedFor(decideCase)[0]).toMatchObject({
    kind: '100',
    decision: 'need_more',
    fields: [{ field: 'id_back', reason: 'It is too dark to read.' }],
  })
})

test('what arrived is counted, and another number than expected says why', async () => {
  const intake: Case = {
    ...application,
    kind: '300',
    state: 'approved',
    lines: [
      { sku_id: '7', name: 'Enamel Mug, 350 ml', expected: 12 },
      { sku_id: '8', name: 'Kettle', expected: 3 },
    ],
    decisions: ['received', 'refuse'],
  }
  const mall = atTheDesk('#/case?kind=300&id=7', answering(showCase, intake), answering(decideCase, { ...intake, decisions: [] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Received' }))
  expect(screen.queryByLabelText('Why not 12')).toBeNull()
  write('Enamel Mug, 350 ml', '10')
  write('Why not 12', 'Two were broken')
  fireEvent.click(screen.getAllByRole('button', { name: 'Received' })[1] as HTMLElement)
  await expect.poll(() => mall.askedFor(decideCase)).toHaveLength(1)
  expect(mall.askedFor(decideCase)[0]).toMatchObject({
    decision: 'received',
    counted: [{ sku_id: '7', quantity: 10, reason: 'Two were broken' }],
  })
})

test('a product is read beside what shoppers see, in every language, and more is asked for field by field', async () => {
  const said = (field: string, lang: 'en' | 'th' | null, before: string | null, after: string | null) => ({
    field,
    lang,
    before,
    after,
    images: null,
  })
  const product: Case = {
    ...opened,
    ...{ kind: '200', amount: null, about: 'A lantern', state: 'open', flags: [], evidence: [] },
    compared: [
      said('name', 'en', 'A lamp', 'A lantern'),
      said('name', 'th', null, 'โคมไฟ'),
      said('brand', null, 'Nordvik', 'Nordvik'),
      { ...said('images', null, null, null), images: { before: ['a/640.webp'], after: ['b/640.webp', 'a/640.webp'] } },
    ],
    decisions: ['approve', 'refuse', 'need_more'],
  }
  const { askedFor } = atTheDesk('#/case?kind=200&id=13', answering(showCase, product), answering(decideCase, product))
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: 'Name · changed A lamp A lantern' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Name · changed – โคมไฟ' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Brand Nordvik Nordvik' })).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Pictures now' })).getAllByRole('img')).toHaveLength(1)
  expect(within(screen.getByRole('list', { name: 'Pictures wanted' })).getAllByRole('img')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Ask for more' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Images' }))
  write('What is wrong with images', 'It is blurred')
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask for more' }).at(-1) as HTMLElement)
  await expect
    .poll(() => askedFor(decideCase))
    .toMatchObject([{ decision: 'need_more', fields: [{ field: 'images', reason: 'It is blurred' }] }])
})
