import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { getSeller, logoutSeller, openSellerSession } from '@plaza/contract'

/** Who is here, what they may do, and what waits. */
export const useGetSeller = () => useAnswer(getSeller, {}, { tongue: 'any' })
export const useOpenSellerSession = () => useChange(openSellerSession, { asVisitor: true })
export const useLogoutSeller = () => useChange(logoutSeller)
