export { acceptInvitation } from './accept-invitation.ts'
export { inviteFirstOperator } from './invite-first-operator.ts'
export { inviteStaff } from './invite-staff.ts'
export { openInvitation } from './open-invitation.ts'
