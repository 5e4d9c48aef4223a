export const en = {
  title: 'Staff',
  text: 'Each comes in by their own password and second factor, and may do what the role is for.',
  invite: 'Invite somebody',
  states: { active: 'Working', disabled: 'Sent away' },
  since: (day: string) => `since ${day}`,
  roleOf: (name: string) => `Role of ${name}`,
  notOneself: 'Another owner changes yours.',
  sendAway: 'Send away',
  takeBack: 'Take back',
  role: 'Role',
  send: 'Send invitation',
  sent: (email: string) => `An invitation is on its way to ${email}`,
  may: {
    owner: 'Everything, but no money case alone',
    finance: 'Recharges, withdrawals, the books and wallets',
    risk: 'Reads money, signs second, stops accounts',
    catalogue: 'Shops, products, stock-in, categories and content',
    support: 'Orders, refunds, reports and conversations',
    auditor: 'Reads everything, changes nothing',
  },
}

export type StaffWords = typeof en
