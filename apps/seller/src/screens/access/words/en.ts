export const en = {
  title: 'Staff',
  text: 'Each comes in by their own e-mail and password, and sees what their role is for.',
  invite: 'Invite somebody',
  none: 'Nobody works for the shop yet but you.',
  states: { invited: 'Invited', active: 'Working', disabled: 'Sent away' },
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  roleOf: (name: string) => `Role of ${name}`,
  again: 'Send again',
  takeBack: 'Take back',
  callOff: 'Call off',
  sendAway: 'Send away',
  sent: (email: string) => `An invitation is on its way to ${email}`,
  isHere: 'They work here already, or it is your own address',
  role: 'Role',
  send: 'Send invitation',
  may: {
    catalogue: 'Products, stock and coupons; reads reviews',
    orders: 'Orders, refunds, slips and reviews',
    finance: 'Reads money, statements and orders; takes nothing out',
    support: 'Reads orders and refunds, answers reviews and chats',
  },
}

export type StaffWords = typeof en
