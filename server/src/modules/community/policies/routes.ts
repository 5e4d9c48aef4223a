import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getAboutUs } from './get-about-us.ts'
import { getPrivacyPolicy } from './get-privacy-policy.ts'
import { getReturnPolicy } from './get-return-policy.ts'
import { getSupportPolicy } from './get-support-policy.ts'
import { getTermsPolicy } from './get-terms-policy.ts'
import { getUserPolicy } from './get-user-policy.ts'

/** Policies print the values of settings, so a changed setting changes the policies too. */
const keep = { seconds: 300, byLanguage: true, tags: () => ['policies', 'settings'] }

export const policiesRoutes = [
  route('getTermsPolicy', contract.getTermsPolicy, getTermsPolicy, { keep }),
  route('getPrivacyPolicy', contract.getPrivacyPolicy, getPrivacyPolicy, { keep }),
  route('getReturnPolicy', contract.getReturnPolicy, getReturnPolicy, { keep }),
  route('getSupportPolicy', contract.getSupportPolicy, getSupportPolicy, { keep }),
  route('getUserPolicy', contract.getUserPolicy, getUserPolicy, { keep }),
  route('getAboutUs', contract.getAboutUs, getAboutUs, { keep }),
]
