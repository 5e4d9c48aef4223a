import type { StaffRole } from '@plaza/contract'

/** The roles that may read the ledger. It is read-only here. */
export const booksReaders = ['owner', 'finance', 'risk', 'auditor'] as const satisfies readonly StaffRole[]
