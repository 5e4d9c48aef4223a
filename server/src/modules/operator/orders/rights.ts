import type { StaffRole } from '@plaza/contract'

export const orderReaders = ['owner', 'risk', 'support', 'auditor'] as const satisfies readonly StaffRole[]
export const callers = ['owner', 'support'] as const satisfies readonly StaffRole[]
