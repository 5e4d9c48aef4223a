import { answering, givingFile, refusing, silent } from '@plaza/client/test'
import { type Case, claimCase, decideCase, listCases, showCase, undoDecision } from '@plaza/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { caseRow, grace, openedCase } from '../../../test/samples.ts'
import { lengthOf, toneOf } from '../../parts/cases/deadline.ts'

const one = answering(listCases, { list: [caseRow()], next_cursor: null, counts: { '500': { open: 1, late: 1 } }, own_decided: 0 })
const opened = (shown: Partial<Case> = {}) => [
  one,
  answering(showCase, openedCase(shown)),
  answering(claimCase, openedCase({ ...shown, claimed_by: mine() })),
]
const mine = () => ({ operator_id: '2', name: 'Grace Kim', until: new Date(Date.now() + 900_000).toISOString(), mine: true })
const at = '#/queue?case=500-13'

test('the queue shows waiting cases with amount and remaining time, and the overdue count of each kind', async () => {
  await openConsole({ at: '#/queue', answers: [one] })
  const list = within(await screen.findByRole('list', { name: 'Queue' }))
  const row = list.getByRole('link', { name: /Recharge 13/ })
  expect(row).toHaveAttribute('href', '#/queue?case=500-13')
  expect(row).toHaveTextContent('$180.00')
  expect(row).toHaveTextContent('3 hours left')
  expect(screen.getByRole('link', { name: /^Recharge ?1 ?1 late$/ })).toHaveAttribute('href', '#/queue?kind=500')
})

test('an empty queue shows a message', async () => {
  await openConsole({ at: '#/queue', answers: [answering(listCases, { list: [], next_cursor: null, counts: {}, own_decided: 0 })] })
  expect(await screen.findByText('All caught up')).toBeVisible()
})

test.each([
  ['2026-11-22T12:00:00Z', '3 hours', 'quiet'],
  ['2026-11-22T09:01:00Z', '1 minute', 'warning'],
  ['2026-11-22T08:00:00Z', '1 hour', 'danger'],
  ['2026-11-19T09:00:00Z', '3 days', 'danger'],
] as const)('a deadline at %s is %s away, and %s', (due, length, tone) => {
  const now = Date.parse('2026-11-22T09:00:00Z')
  expect(lengthOf(Date.parse(due) - now, 'en')).toBe(length)
  expect(toneOf({ since: '2026-11-22T05:00:00Z', due }, now)).toBe(tone)
})

test('staff rotate a proof photographed sideways', async () => {
  const proof = [...opened({ pictures: [{ id: '5', url: '/api/files/5' }] }), givingFile('/files/5')]
  const { person } = await openConsole({ at, answers: proof })
  const picture = await within(await screen.findByRole('list', { name: 'Documents' })).findByRole('img')
  await person.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(picture).toHaveStyle({ transform: 'rotate(90deg)' })
})

test('decides a case with the version on screen; a missing value shows an error at its field', async () => {
  const flags = [{ flag: 'chain_mismatch', why: 'The network knows another amount.' }]
  const { person, requests } = await openConsole({
    at,
    answers: [...opened({ flags }), refusing(decideCase, 'field_missing', { fields: { reason: 'missing' } })],
  })
  expect(await screen.findByText(/doesn’t match the claim/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Decline' }))
  await person.type(screen.getByRole('textbox', { name: 'Internal note' }), 'asked twice')
  await person.click(screen.getByRole('button', { name: 'Decline $180.00' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Reason (shown to the person)' }).getAttribute('aria-invalid')).toBe('true')
  expect(requests(decideCase)[0]).toMatchObject({ kind: '500', id: '13', version: 3, decision: 'refuse', note: 'asked twice' })
  await person.click(screen.getByRole('button', { name: 'Decline $180.00' }))
  await expect.poll(() => requests(decideCase)).toHaveLength(2)
  await person.type(screen.getByRole('textbox', { name: 'Reason (shown to the person)' }), 'Nothing arrived.')
  await person.click(screen.getByRole('button', { name: 'Decline $180.00' }))
  await expect.poll(() => requests(decideCase)).toHaveLength(3)
  const [first, repeated, corrected] = requests(decideCase).map(({ idempotency_key: key }) => key)
  expect(repeated).toBe(first)
  expect(corrected).not.toBe(first)
})

test('a case claimed by a colleague shows until when; a second claim shows a message', async () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString()
  const { close } = await openConsole({
    at,
    answers: opened({ claimed_by: { operator_id: '1', name: 'Runa Holm', until, mine: false } }),
  })
  expect(await screen.findByText(/Assigned to Runa Holm, 10 minutes left/)).toBeVisible()
  close()
  const { person } = await openConsole({ at, answers: [one, answering(showCase, openedCase()), refusing(claimCase, 'claimed_already')] })
  await person.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText('Someone else has taken this case.')).toBeVisible()
})

const held = { name: 'Grace Kim', mine: true, decision: 'refuse' as const, until: new Date(Date.now() + 10_000).toISOString() }

test('refuses a case by keyboard in the customer’s language; the next case opens, and ⌘Z undoes it', async () => {
  // The clock is frozen, so the ten seconds in which a decision can be undone never end.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const two = [caseRow(), caseRow({ id: '14', who: { id: '5', name: 'Kenji Mori' } })]
  const { person, requests } = await openConsole({
    at: '#/queue',
    answers: [
      answering(listCases, { list: two, next_cursor: null, counts: { '500': { open: 2, late: 0 } }, own_decided: 0 }),
      answering(showCase, ({ id }) => openedCase({ id: String(id) })),
      answering(claimCase, openedCase({ claimed_by: mine() })),
      answering(decideCase, openedCase({ decisions: [], rests: 'held', held })),
      answering(undoDecision, openedCase()),
    ],
  })
  await screen.findByRole('list', { name: 'Queue' })
  await person.keyboard('j')
  expect(await screen.findByRole('heading', { name: /Recharge 13/ })).toBeVisible()
  await person.keyboard('r')
  const reason = await screen.findByRole('textbox', { name: 'Reason (shown to the person)' })
  await person.keyboard('1')
  expect(reason).toHaveValue('El pago no nos ha llegado. Comprueba la red, la dirección y el id. de la transacción.')
  expect(reason).toHaveAttribute('lang', 'es')
  await person.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: /Recharge 14/ })).toBeVisible()
  expect(requests(decideCase)[0]).toMatchObject({ id: '13', decision: 'refuse', hold: true, reason: reason.textContent })
  expect(await screen.findByText('Recharge 13 → Decline')).toBeVisible()
  await person.keyboard('{Control>}z{/Control}')
  await expect.poll(() => requests(undoDecision)).toEqual([{ kind: '500', id: '13' }])
  expect(await screen.findByRole('heading', { name: /Recharge 13/ })).toBeVisible()
})

test('a case decided meanwhile shows by whom and when, without its buttons', async () => {
  const decided = { name: 'Nok Chai', at: '2026-11-22T10:42:00.000Z', decision: 'approve' as const }
  await openConsole({ at, answers: opened({ decisions: [], state: 'completed', decided }) })
  expect(await screen.findByText(/^Approved by Nok Chai, /)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('before the first of two approvals the pane says so, and the button and the list count the signatures', async () => {
  const { person, close } = await openConsole({ at, answers: opened({ two_needed: ['approve'], claimed_by: mine() }) })
  expect(
    await screen.findByText('Approve: yours is the first of two signatures. It takes effect once a second person signs.'),
  ).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByRole('button', { name: 'Decline $180.00' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Approve $180.00 (1 of 2)' })).toBeVisible()
  close()
  const first = { operator_id: '1', name: 'Runa Holm', at: '2026-11-22T09:00:00.000Z', decision: 'approve' as const }
  const signed = { list: [caseRow({ signatures: 1 })], next_cursor: null, counts: { '500': { open: 1, late: 0 } }, own_decided: 0 }
  const second = await openConsole({
    at,
    answers: [
      answering(listCases, signed),
      answering(showCase, openedCase({ two_needed: ['approve'], first_signature: first, signatures: 1, claimed_by: mine() })),
    ],
  })
  expect(await screen.findByText(/yours is the second of two signatures/)).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Queue' })).getByRole('link', { name: /1 of 2 signatures/ })).toBeVisible()
  await second.person.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Approve $180.00 (2 of 2)' })).toBeVisible()
})

test('a recharge credited above its expected amount needs a second person', async () => {
  const { person } = await openConsole({ at, answers: opened({ claimed_by: mine() }) })
  await person.click(await screen.findByRole('button', { name: 'Approve' }))
  const amount = await screen.findByRole('textbox', { name: 'Different amount' })
  await person.type(amount, '180.00')
  expect(screen.getByRole('button', { name: 'Approve $180.00' })).toBeVisible()
  await person.clear(amount)
  await person.type(amount, '180,01')
  expect(await screen.findByRole('button', { name: 'Approve $180.00 (1 of 2)' })).toBeVisible()
  expect(screen.getByText(/yours is the first of two signatures/)).toBeVisible()
})

test('the count of another tab does not return to its value from before a decision', async () => {
  const counted = (n: number) =>
    answering(listCases, { list: n > 1 ? [caseRow()] : [], next_cursor: null, counts: { '500': { open: n, late: 0 } }, own_decided: 0 })
  const { person, says } = await openConsole({
    at: '#/queue',
    answers: [
      counted(5),
      answering(showCase, openedCase({ claimed_by: mine() })),
      answering(decideCase, openedCase({ decisions: [], held })),
    ],
  })
  await person.click(await screen.findByRole('link', { name: /^Recharge ?5$/ }))
  await screen.findByRole('link', { name: /^Recharge ?5$/, current: 'page' })
  await person.click(await screen.findByRole('link', { name: /Recharge 13/ }))
  await person.click(await screen.findByRole('button', { name: 'Decline' }))
  await person.type(screen.getByRole('textbox', { name: 'Reason (shown to the person)' }), 'No payment')
  says(counted(4))
  await person.click(screen.getByRole('button', { name: 'Decline $180.00' }))
  expect(await screen.findByRole('link', { name: /^Recharge ?4$/ })).toBeVisible()
  says(silent(listCases))
  await person.click(screen.getByRole('link', { name: /^All/ }))
  await screen.findByRole('link', { name: /^All/, current: 'page' })
  expect(screen.getByRole('link', { name: /^Recharge ?4$/ })).toBeVisible()
})

test.each([
  ['own_case', /your own case/],
  ['signed_already', /already approved this/],
  ['role', /decide them: Owner, Finance/],
  ['claimed', /Someone else has taken this case/],
] as const)('a staff member who may not decide sees the reason: %s', async (rests, why) => {
  await openConsole({ at, answers: opened({ decisions: [], rests }) })
  expect(await screen.findByText(why)).toBeVisible()
})

test('searches cases by number and person, and shows the balance next to a withdrawal', async () => {
  const lines = [{ at: '2026-11-20T08:00:00.000Z', kind: 'recharge', amount: '12.00', balance: '24.00' }]
  const { person, requests } = await openConsole({ at, answers: opened({ balance_lines: lines }) })
  expect(await screen.findByRole('row', { name: /Recharge \$12.00 \$24.00/ })).toBeVisible()
  await person.keyboard('/')
  await person.keyboard('carmen{Enter}')
  await expect.poll(() => requests(listCases).at(-1)).toMatchObject({ keyword: 'carmen' })
})

test('returns an application with a reason for each faulty field', async () => {
  const shown = openedCase({ kind: '100', id: '7', amount: null, about: 'Nine Lamps', decisions: ['approve', 'need_more', 'refuse'] })
  const { person, requests } = await openConsole({
    at: '#/queue?case=100-7',
    as: { ...grace, role: 'catalogue' },
    answers: [one, answering(showCase, shown), answering(claimCase, shown), answering(decideCase, { ...shown, decisions: [] })],
  })
  await person.click(await screen.findByRole('button', { name: 'Request changes' }))
  await person.click(screen.getByRole('checkbox', { name: 'Identity document, back' }))
  await person.type(screen.getByRole('textbox', { name: 'What’s wrong: Identity document, back' }), 'It is too dark to read.')
  await person.click(screen.getAllByRole('button', { name: 'Request changes' })[1] as HTMLElement)
  await expect
    .poll(() => requests(decideCase)[0])
    .toMatchObject({ kind: '100', decision: 'need_more', fields: [{ field: 'id_back', reason: 'It is too dark to read.' }] })
})

test('received goods are counted, and a count other than expected requires an explanation', async () => {
  const shown = openedCase({
    ...{ kind: '300', id: '7', amount: null, state: 'approved', decisions: ['received', 'refuse'] },
    lines: [
      { sku_id: '7', name: 'Enamel Mug, 350 ml', expected: 12 },
      { sku_id: '8', name: 'Kettle', expected: 3 },
    ],
  })
  const { person, requests } = await openConsole({
    at: '#/queue?case=300-7',
    as: { ...grace, role: 'catalogue' },
    answers: [one, answering(showCase, shown), answering(claimCase, shown), answering(decideCase, { ...shown, decisions: [] })],
  })
  await person.click(await screen.findByRole('button', { name: 'Received' }))
  expect(screen.queryByRole('textbox', { name: 'Reason for the difference from 12' })).toBeNull()
  const mugs = screen.getByRole('textbox', { name: 'Enamel Mug, 350 ml' })
  await person.clear(mugs)
  await person.type(mugs, '10')
  await person.type(screen.getByRole('textbox', { name: 'Reason for the difference from 12' }), 'Two were broken')
  await person.click(screen.getAllByRole('button', { name: 'Received' })[1] as HTMLElement)
  await expect
    .poll(() => requests(decideCase)[0])
    .toMatchObject({ decision: 'received', counted: [{ sku_id: '7', quantity: 10, reason: 'Two were broken' }] })
})

test('shows a submitted product next to the live one, in every language', async () => {
  const said = (field: string, lang: 'en' | 'th' | null, before: string | null, after: string | null) => ({
    ...{ field, lang, before, after },
    images: null,
  })
  const shown = openedCase({
    ...{ kind: '200', amount: null, about: 'A lantern', state: 'open', evidence: [], decisions: ['approve', 'refuse', 'need_more'] },
    compared: [
      said('name', 'en', 'A lamp', 'A lantern'),
      said('name', 'th', null, 'โคมไฟ'),
      said('brand', null, 'Nordvik', 'Nordvik'),
      { ...said('images', null, null, null), images: { before: ['a/640.webp'], after: ['b/640.webp', 'a/640.webp'] } },
    ],
  })
  const { person } = await openConsole({
    at: '#/queue?case=200-13',
    as: { ...grace, role: 'catalogue' },
    answers: [one, answering(showCase, shown)],
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: /^Name.?Changed A lamp A lantern$/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Name.?Changed – โคมไฟ$/ })).toBeVisible()
  expect(table.queryByRole('row', { name: /^Brand/ })).toBeNull()
  await person.click(screen.getByRole('switch', { name: 'Only show changes' }))
  expect(table.getByRole('row', { name: 'Brand Nordvik Nordvik' })).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Current pictures' })).getAllByRole('img')).toHaveLength(1)
  expect(within(screen.getByRole('list', { name: 'Requested pictures' })).getAllByRole('img')).toHaveLength(2)
})

/** Pairs of a case kind and a decision. For each pair the form must send every editable field. */
test.each([
  ['500', 'approve'],
  ['500', 'refuse'],
  ['400', 'pay'],
  ['400', 'fail'],
  ['100', 'approve'],
  ['200', 'refuse'],
  ['refund', 'approve'],
  ['refund', 'refuse'],
] as const)('sends each typed field of a decision on a case of kind %s, %s', async (kind, decision) => {
  const shown: Partial<Case> = { kind, decisions: [decision], claimed_by: mine() }
  const { person, requests } = await openConsole({
    at: `#/queue?case=${kind}-13`,
    answers: [...opened(shown), answering(decideCase, openedCase({ ...shown, held: null }))],
  })
  const choice = await screen.findByRole('button', { pressed: false, name: /^(Approve|Decline|Mark as paid|Fail)/ })
  await person.click(choice)
  const form = screen.getByRole('form', { name: choice.textContent ?? '' })
  const boxes = within(form).getAllByRole('textbox')
  for (const [at, box] of boxes.entries()) fireEvent.change(box, { target: { value: `${at + 11}.50` } })
  await person.click(within(form).getAllByRole('button').at(-1)!)
  await expect.poll(() => requests(decideCase).length).toBe(1)
  const sent = Object.values(requests(decideCase)[0] ?? {})
  for (const at of boxes.keys()) expect(sent).toContain(`${at + 11}.50`)
})

test('sums of the evidence are shown as money', async () => {
  const evidence = [
    { label: 'expected', value: '1250.00', tone: 'plain' as const },
    { label: 'remark', value: '1250.00', tone: 'plain' as const },
  ]
  await openConsole({ at, answers: opened({ evidence }) })
  const facts = within(await screen.findByRole('region', { name: 'Evidence' }))
  const [expected, remark] = facts.getAllByRole('definition')
  expect(expected).toHaveTextContent('$1250.00')
  // CSS adds a comma before a marked group.
  expect(expected?.querySelector('[data-g]')).toHaveTextContent('250')
  expect(remark).toHaveTextContent(/^1250\.00$/)
})
