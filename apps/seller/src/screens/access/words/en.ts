export const en = {
  title: 'Staff',
  text: 'Everyone signs in with their own e-mail and password and sees only what their role allows.',
  invite: 'Invite staff',
  none: 'You haven’t added any staff yet.',
  states: { invited: 'Invited', active: 'Active', disabled: 'Removed' },
  since: (day: string) => `since ${day}`,
  until: (day: string) => `expires ${day}`,
  roleOf: (name: string) => `Role of ${name}`,
  again: 'Resend invitation',
  takeBack: 'Restore access',
  callOff: 'Cancel invitation',
  sendAway: 'Remove',
  ask: {
    callOff: {
      title: 'Cancel this invitation?',
      text: 'The link in the e-mail will stop working. You can invite the person again.',
      keep: 'Keep invitation',
    },
    sendAway: {
      title: 'Remove this person?',
      text: 'They’ll lose access to your shop right away. You can restore it here later.',
      keep: 'Keep access',
    },
  },
  sent: (email: string) => `Invitation sent to ${email}`,
  isHere: 'This person is already on your staff, or this is your own e-mail',
  role: 'Role',
  send: 'Send invitation',
  may: {
    catalogue: 'Manages products, stock and coupons. Can view reviews.',
    orders: 'Manages orders, refunds, packing slips and reviews.',
    finance: 'Views payments, statements and orders. Can’t withdraw.',
    support: 'Views orders and refunds. Answers reviews and chats.',
  },
}

export type StaffWords = typeof en
