import type { StaffRole } from '@plaza/contract'

/** Which part of a person each role sees, and who may do something about one. */
export const rights = {
  read: ['owner', 'finance', 'risk', 'support', 'auditor'],
  money: ['owner', 'finance', 'risk', 'auditor'],
  orders: ['owner', 'risk', 'support', 'auditor'],
  safety: ['owner', 'risk', 'auditor'],
  act: ['owner', 'risk'],
} as const satisfies Record<string, readonly StaffRole[]>

export const shows = (part: keyof typeof rights, role: StaffRole): boolean => (rights[part] as readonly StaffRole[]).includes(role)
