import type { StaffRole } from '@plaza/contract'

export const cashReaders = ['owner', 'finance', 'risk', 'support', 'auditor'] as const satisfies readonly StaffRole[]
export const reporters = ['owner', 'finance', 'support'] as const satisfies readonly StaffRole[]
export const askers = ['owner', 'finance'] as const satisfies readonly StaffRole[]
export const signers = ['owner', 'finance', 'risk'] as const satisfies readonly StaffRole[]
