export { inviteFirstOperator } from './invite-first-operator.ts'
