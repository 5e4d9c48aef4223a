import {
  useGetAboutUs,
  useGetPrivacyPolicy,
  useGetReturnPolicy,
  useGetSupportPolicy,
  useGetTermsPolicy,
  useGetUserPolicy,
} from '@plaza/client'

/** Each policy has an endpoint of its own. All have the same response type. */
export const readings = {
  terms: useGetTermsPolicy,
  privacy: useGetPrivacyPolicy,
  return: useGetReturnPolicy,
  support: useGetSupportPolicy,
  user: useGetUserPolicy,
  about_us: useGetAboutUs,
}
