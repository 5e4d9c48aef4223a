import { followAffiliateLink, getAffiliateSummary, getInvitation, makeAffiliateLink } from '@plaza/contract'
import { useAnswer, usePages } from '../asking.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import type { When } from '../queries.ts'

export const useGetAffiliateSummaryPages = () => usePages(getAffiliateSummary, {}, { tongue: 'any' })
export const useGetInvitation = (fields: Fields<typeof getInvitation>, when?: When) => useAnswer(getInvitation, fields, when)
/** The affiliate link is created on request and not cached. */
export const useMakeAffiliateLink = () => useChange(makeAffiliateLink)
export const useFollowAffiliateLink = () => useChange(followAffiliateLink)
