import type { StaffRole } from '@plaza/contract'

/** The roles that may read the ledger. These pages only read it. */
export const booksReaders = ['owner', 'finance', 'risk', 'auditor'] as const satisfies readonly StaffRole[]
