import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type SellerRight, getSeller, logoutSeller, openSellerSession } from '@plaza/contract'

/** Who is here, what they may do, and what waits. */
export const useGetSeller = () => useAnswer(getSeller, {}, { tongue: 'any' })
export const useOpenSellerSession = () => useChange(openSellerSession, { asVisitor: true })
export const useLogoutSeller = () => useChange(logoutSeller)

/** Whether whoever is here may do something; nobody may before it is known. */
export const useMay = (right: SellerRight): boolean => useGetSeller().data?.may.includes(right) ?? false
