import type { Case, CaseRow, Operator } from '@plaza/contract'

/** Fixture: the signed-in operator. Each test sets the other data that it needs. */
export const grace: Operator = { id: '2', full_name: 'Grace Kim', email: 'finance@plaza.example', role: 'finance', recovery_codes_left: 8 }

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs + 60_000).toISOString()

/** Fixture: a waiting recharge case, three hours before its deadline. */
export const caseRow = (more: Partial<CaseRow> = {}): CaseRow => ({
  kind: '500',
  id: '13',
  who: { id: '4', name: 'Carmen Ortega' },
  amount: '180.00',
  about: 'USDT (TRC-20)',
  since: inHours(-2),
  due: inHours(3),
  open: true,
  late: false,
  state: 'submitted',
  claimed_by: null,
  signatures: 0,
  ...more,
})

/** Fixture: the case of `caseRow` with all details that a decision needs. */
export const openedCase = (more: Partial<Case> = {}): Case => ({
  ...caseRow(),
  version: 3,
  evidence: [{ label: 'transaction', value: 'ab12', tone: 'plain' }],
  lines: [],
  pictures: [],
  compared: [],
  flags: [],
  duplicates: [],
  history: [{ at: inHours(-2), actor: 'customer:4', what: 'submitted', note: null }],
  decisions: ['approve', 'refuse'],
  first_signature: null,
  two_needed: [],
  reads: 'es',
  balance_lines: [],
  rests: null,
  held: null,
  decided: null,
  ...more,
})
