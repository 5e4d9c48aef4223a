import { staffRoles, type StaffRole } from '@plaza/contract'

/** Which part of a shop each role sees, and who may take one off the mall. */
export const rights = {
  read: staffRoles,
  money: ['owner', 'finance', 'risk', 'auditor'],
  orders: ['owner', 'risk', 'support', 'auditor'],
  safety: ['owner', 'risk', 'auditor'],
  act: ['owner', 'risk'],
} as const satisfies Record<string, readonly StaffRole[]>

export const shows = (part: keyof typeof rights, role: StaffRole): boolean => (rights[part] as readonly StaffRole[]).includes(role)
