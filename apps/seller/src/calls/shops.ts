import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { appealSuspension, getSeller, showStanding } from '@plaza/contract'

/** Suspension of the shop: the reasons, and the owner's appeal. */
export const useShowSuspensionStatus = () => useAnswer(showStanding, {}, { tongue: 'any' })
export const useAppealSuspension = () => useChange(appealSuspension, { stale: [showStanding], staleIfFailed: [showStanding, getSeller] })
