import { staffRoles, type StaffRole } from '@plaza/contract'

/** The roles that see each part of a shop, and the roles that may suspend a shop. */
export const shopRights = {
  read: staffRoles,
  money: ['owner', 'finance', 'risk', 'auditor'],
  orders: ['owner', 'risk', 'support', 'auditor'],
  safety: ['owner', 'risk', 'auditor'],
  act: ['owner', 'risk'],
} as const satisfies Record<string, readonly StaffRole[]>

export const mayReadShop = (part: keyof typeof shopRights, role: StaffRole): boolean =>
  (shopRights[part] as readonly StaffRole[]).includes(role)
