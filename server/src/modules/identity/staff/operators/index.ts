export { allowStaff } from './allow-staff.ts'
export {
  type OperatorRow,
  type Role,
  allOperators,
  findStaff,
  hasOperator,
  insertOperator,
  namesOfStaff,
  operatorById,
} from './operator-rows.ts'
