export { inviteFirstOperator } from './invitations/index.ts'
export { type Role, hasOperator, insertOperator } from './operators/index.ts'
export { codeAt, newSecret, setTotp, stepAt } from './secrets/index.ts'
