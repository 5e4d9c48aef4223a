export { inviteFirstOperator } from './invite-first-operator.ts'
export { type NewOperator, type Role, insertOperator } from './operator-rows.ts'
