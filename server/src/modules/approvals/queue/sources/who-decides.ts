import type { CaseKind } from '@plaza/contract'
import type { Role } from '../../../identity/staff/operators/index.ts'

type Rights = { read: readonly Role[]; decide: readonly Role[]; sign: readonly Role[] }
const money: Rights = { read: ['owner', 'finance', 'risk', 'auditor'], decide: ['owner', 'finance'], sign: ['owner', 'finance', 'risk'] }
const applications: Rights = {
  read: ['owner', 'catalogue', 'risk', 'auditor'],
  decide: ['owner', 'catalogue'],
  sign: ['owner', 'catalogue'],
}
const service: Rights = { read: ['owner', 'support', 'risk', 'auditor'], decide: ['owner', 'support'], sign: ['owner', 'support'] }

/** Roles that may read a case, decide it and give the second approval, by kind of case. The auditor reads everything and changes nothing. */
export const caseRights: Readonly<Record<CaseKind, Rights>> = {
  '100': applications,
  '200': applications,
  '300': applications,
  '400': money,
  '500': money,
  refund: service,
  report: service,
  talk: service,
  data: service,
}

/** True for cases that move money. An owner never decides such a case alone. */
export const isMoney = (kind: CaseKind): boolean => caseRights[kind] === money

/** The order in which staff see the kinds of cases. */
const order: readonly CaseKind[] = ['100', '500', '400', 'refund', 'report', '200', '300', 'talk', 'data']
export const inOrder = <T extends { kind: CaseKind }>(sources: readonly T[]): T[] =>
  sources.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
