import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type StaffRole, getOperator, logoutOperator } from '@plaza/contract'

/** Who is here, and in which role. */
export const useGetOperator = () => useAnswer(getOperator, {}, { tongue: 'any' })
export const useLogoutOperator = () => useChange(logoutOperator)

/** Whether whoever is here has one of these roles; nobody has before it is known. */
export const useHasRole = (roles: readonly StaffRole[]): boolean => {
  const role = useGetOperator().data?.role
  return role !== undefined && roles.includes(role)
}
