export { inviteFirstOperator } from './invitations/index.ts'
export { type Role, allowStaff, hasOperator, insertOperator } from './operators/index.ts'
export { staffRoutes } from './routes.ts'
export { codeAt, newSecret, setTotp, stepAt } from './secrets/index.ts'
