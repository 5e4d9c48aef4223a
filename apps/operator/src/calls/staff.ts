import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  acceptInvitation,
  changeOperatorPassword,
  changeStaff,
  getCaptcha,
  getOperator,
  inviteStaff,
  listStaff,
  loginOperator,
  openInvitation,
  renewRecoveryCodes,
} from '@plaza/contract'

export const useLoginOperator = () => useChange(loginOperator, { asVisitor: true })
export const useGetCaptcha = () => useChange(getCaptcha, { asVisitor: true })
export const useOpenInvitation = (token: string) => useAnswer(openInvitation, { token }, { tongue: 'any' })
export const useAcceptInvitation = () => useChange(acceptInvitation, { asVisitor: true })
export const useListStaff = () => useAnswer(listStaff, {}, { tongue: 'any' })
export const useInviteStaff = () => useChange(inviteStaff, { stale: [listStaff] })
export const useChangeStaff = () => useChange(changeStaff, { stale: [listStaff], staleIfFailed: [listStaff] })
export const useChangeOperatorPassword = () => useChange(changeOperatorPassword)
export const useRenewRecoveryCodes = () => useChange(renewRecoveryCodes, { stale: [getOperator] })
