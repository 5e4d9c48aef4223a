import { type FoundKind, staffRoles, type StaffRole } from '@plaza/contract'
import { ticketReaders } from '../../community/support/index.ts'

const orderReaders = ['owner', 'risk', 'support', 'auditor'] as const
/** The roles that find records of each kind: those that may list them. The queue decides this itself for each kind of case. */
const rights: Readonly<Record<Exclude<FoundKind, 'case'>, readonly StaffRole[]>> = {
  order: orderReaders,
  refund: orderReaders,
  person: ['owner', 'finance', 'risk', 'support', 'auditor'],
  shop: staffRoles,
  staff: ['owner', 'auditor'],
  ticket: ticketReaders,
  posting: ['owner', 'finance', 'risk', 'auditor'],
  product: staffRoles,
}

export const mayFind = (kind: keyof typeof rights, role: StaffRole): boolean => rights[kind].includes(role)
