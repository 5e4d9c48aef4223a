import type { StaffRole } from '@plaza/contract'

/** Who reads the books; nobody writes them here. */
export const readers = ['owner', 'finance', 'risk', 'auditor'] as const satisfies readonly StaffRole[]
