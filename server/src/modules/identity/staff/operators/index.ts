export { allowStaff } from './allow-staff.ts'
export {
  type OperatorRow,
  type Role,
  allOperators,
  hasOperator,
  holdOperator,
  insertOperator,
  insertOperatorOnce,
  namesOfStaff,
  operatorByEmail,
  operatorById,
  toStaffView,
  writeOperator,
} from './operator-rows.ts'
export { showOperator } from './show-operator.ts'
