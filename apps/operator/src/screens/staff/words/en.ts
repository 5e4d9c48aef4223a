export const en = {
  title: 'Staff',
  text: 'Everyone signs in with their own password and second factor. Roles set what they can do.',
  invite: 'Invite staff',
  states: { active: 'Active', disabled: 'Removed' },
  since: (day: string) => `since ${day}`,
  roleOf: (name: string) => `Role of ${name}`,
  notOneself: 'Another owner must change your role.',
  sendAway: 'Remove',
  takeBack: 'Restore access',
  role: 'Role',
  send: 'Send invitation',
  sent: (email: string) => `Invitation sent to ${email}`,
  may: {
    owner: 'Does everything. Money cases need a second person.',
    finance: 'Handles recharges, withdrawals, the books and wallets.',
    risk: 'Views money, gives second approvals, disables accounts.',
    catalogue: 'Handles shops, products, stock-in, categories and content.',
    support: 'Handles orders, refunds, reports and conversations.',
    auditor: 'Views everything, changes nothing.',
  },
}

export type StaffWords = typeof en
