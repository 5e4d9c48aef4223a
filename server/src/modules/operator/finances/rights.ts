import type { StaffRole } from '@plaza/contract'

/** Who reads the books; nobody writes them here. */
export const booksReaders = ['owner', 'finance', 'risk', 'auditor'] as const satisfies readonly StaffRole[]
