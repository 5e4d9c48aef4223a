import type { StaffRole } from '@plaza/contract'

export const dashboardRights = {
  figures: ['owner', 'finance', 'risk', 'auditor'],
  audit: ['owner', 'risk', 'auditor'],
  health: ['owner', 'auditor'],
  patch: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>
