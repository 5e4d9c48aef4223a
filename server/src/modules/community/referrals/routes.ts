import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { followAffiliateLink } from './follow-affiliate-link.ts'
import { getAffiliateSummary } from './get-affiliate-summary.ts'
import { getInvitation } from './get-invitation.ts'
import { listAffiliateProducts } from './list-affiliate-products.ts'
import { makeAffiliateLink } from './make-affiliate-link.ts'

export const affiliateRoutes = [
  route('getAffiliateSummary', contract.getAffiliateSummary, getAffiliateSummary),
  route('makeAffiliateLink', contract.makeAffiliateLink, makeAffiliateLink),
  route('getInvitation', contract.getInvitation, getInvitation),
  route('followAffiliateLink', contract.followAffiliateLink, followAffiliateLink),
  route('listAffiliateProducts', contract.listAffiliateProducts, listAffiliateProducts),
]
