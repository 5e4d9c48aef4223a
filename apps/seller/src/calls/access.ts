import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  logoutSeller,
  openSellerSession,
  acceptShopInvitation,
  changeShopStaff,
  inviteShopStaff,
  listShopStaff,
  loginSeller,
  openShopInvitation,
} from '@plaza/contract'

export const useOpenSellerSession = () => useChange(openSellerSession, { asVisitor: true })
export const useLogoutSeller = () => useChange(logoutSeller)

export const useLoginSeller = () => useChange(loginSeller, { asVisitor: true })
export const useOpenShopInvitation = (token: string) => useAnswer(openShopInvitation, { token }, { tongue: 'any' })
export const useAcceptShopInvitation = () => useChange(acceptShopInvitation, { asVisitor: true })
export const useListShopStaff = () => useAnswer(listShopStaff, {}, { tongue: 'any' })
export const useInviteShopStaff = () => useChange(inviteShopStaff, { stale: [listShopStaff] })
export const useChangeShopStaff = () => useChange(changeShopStaff, { stale: [listShopStaff], staleIfFailed: [listShopStaff] })
