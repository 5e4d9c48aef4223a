import { makeSellerTicket } from '@plaza/contract'
import { useChange } from '../changing.ts'

export const useMakeSellerTicket = () => useChange(makeSellerTicket)
