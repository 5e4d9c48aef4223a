import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { acceptInvitation, changeStaff, getCaptcha, inviteStaff, listStaff, loginOperator, openInvitation } from '@plaza/contract'

export const useLoginOperator = () => useChange(loginOperator, { asVisitor: true })
export const useGetCaptcha = () => useChange(getCaptcha, { asVisitor: true })
export const useOpenInvitation = (token: string) => useAnswer(openInvitation, { token }, { tongue: 'any' })
export const useAcceptInvitation = () => useChange(acceptInvitation, { asVisitor: true })
export const useListStaff = () => useAnswer(listStaff, {}, { tongue: 'any' })
export const useInviteStaff = () => useChange(inviteStaff, { stale: [listStaff] })
export const useChangeStaff = () => useChange(changeStaff, { stale: [listStaff], staleIfFailed: [listStaff] })
