import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  type StaffRole,
  getOperator,
  logoutOperator,
  acceptInvitation,
  cancelInvitation,
  changeOperatorPassword,
  changeStaff,
  inviteStaff,
  listStaff,
  loginOperator,
  openInvitation,
  renewRecoveryCodes,
} from '@plaza/contract'

/** The signed-in operator and the operator's role. */
export const useGetOperator = () => useAnswer(getOperator, {}, { tongue: 'any' })
export const useLogoutOperator = () => useChange(logoutOperator)

/** Whether the signed-in operator has one of these roles. Until the session is loaded the answer is no. */
export const useHasRole = (roles: readonly StaffRole[]): boolean => {
  const role = useGetOperator().data?.role
  return role !== undefined && roles.includes(role)
}

export const useLoginOperator = () => useChange(loginOperator, { asVisitor: true })
export const useOpenInvitation = (token: string) => useAnswer(openInvitation, { token }, { tongue: 'any' })
export const useAcceptInvitation = () => useChange(acceptInvitation, { asVisitor: true })
export const useListStaff = () => useAnswer(listStaff, {}, { tongue: 'any' })
export const useInviteStaff = () => useChange(inviteStaff, { stale: [listStaff] })
export const useCancelInvitation = () => useChange(cancelInvitation, { stale: [listStaff], staleIfFailed: [listStaff] })
export const useChangeStaff = () => useChange(changeStaff, { stale: [listStaff], staleIfFailed: [listStaff] })
export const useChangeOperatorPassword = () => useChange(changeOperatorPassword)
export const useRenewRecoveryCodes = () => useChange(renewRecoveryCodes, { stale: [getOperator] })
