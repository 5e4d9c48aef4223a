import type { StaffRole } from '@plaza/contract'

/** Which part of a person each role sees, and who may do something about one. */
export const customerRights = {
  read: ['owner', 'finance', 'risk', 'support', 'auditor'],
  money: ['owner', 'finance', 'risk', 'auditor'],
  orders: ['owner', 'risk', 'support', 'auditor'],
  safety: ['owner', 'risk', 'auditor'],
  act: ['owner', 'risk'],
} as const satisfies Record<string, readonly StaffRole[]>

export const mayReadCustomer = (part: keyof typeof customerRights, role: StaffRole): boolean =>
  (customerRights[part] as readonly StaffRole[]).includes(role)
