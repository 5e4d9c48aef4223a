import type { StaffRole } from '@plaza/contract'

/** The roles that see each part of a customer's data, and the roles that may act on a customer. */
export const customerRights = {
  read: ['owner', 'finance', 'risk', 'support', 'auditor'],
  money: ['owner', 'finance', 'risk', 'auditor'],
  orders: ['owner', 'risk', 'support', 'auditor'],
  safety: ['owner', 'risk', 'auditor'],
  act: ['owner', 'risk'],
} as const satisfies Record<string, readonly StaffRole[]>

export const mayReadCustomer = (part: keyof typeof customerRights, role: StaffRole): boolean =>
  (customerRights[part] as readonly StaffRole[]).includes(role)
