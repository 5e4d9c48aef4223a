import type { ConsoleScreen } from '@plaza/console'
import type { StaffRole } from '@plaza/contract'
import type { Words } from '../words/index.ts'

export type OperatorScreen = ConsoleScreen<keyof Words['screens'], StaffRole> & { group: keyof Words['groups'] }

export const readsMoney: readonly StaffRole[] = ['owner', 'finance', 'risk', 'auditor']
export const readsPeople: readonly StaffRole[] = ['owner', 'finance', 'risk', 'support', 'auditor']
export const readsOrders: readonly StaffRole[] = ['owner', 'risk', 'support', 'auditor']
export const readsCatalogue: readonly StaffRole[] = ['owner', 'catalogue', 'auditor']
export const readsContent: readonly StaffRole[] = ['owner', 'catalogue', 'support', 'auditor']
export const readsSettings: readonly StaffRole[] = ['owner', 'finance', 'auditor']
