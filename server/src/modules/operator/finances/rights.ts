import type { StaffRole } from '@plaza/contract'

/** The roles that read the books. The books are read-only here. */
export const booksReaders = ['owner', 'finance', 'risk', 'auditor'] as const satisfies readonly StaffRole[]
