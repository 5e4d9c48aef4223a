import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { appealSuspension, getSeller, showStanding } from '@plaza/contract'

/** Why the shop is off the mall, and what the owner says to that. */
export const useShowStanding = () => useAnswer(showStanding, {}, { tongue: 'any' })
export const useAppealSuspension = () => useChange(appealSuspension, { stale: [showStanding], staleIfFailed: [showStanding, getSeller] })
