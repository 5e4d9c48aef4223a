export { inviteFirstOperator } from './invite-first-operator.ts'
export { restoreLink } from './restore-access.ts'
