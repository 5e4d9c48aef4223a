export { allowStaff } from './allow-staff.ts'
export {
  type OperatorRow,
  type Role,
  allOperators,
  findStaff,
  findStaffIds,
  hasOperator,
  insertOperator,
  namesOfStaff,
  operatorById,
} from './operator-rows.ts'
