import {
  useGetAboutUs,
  useGetPrivacyPolicy,
  useGetReturnPolicy,
  useGetSupportPolicy,
  useGetTermsPolicy,
  useGetUserPolicy,
} from '@plaza/client'

/** Endpoint of each policy. All have the same response type. */
export const readings = {
  terms: useGetTermsPolicy,
  privacy: useGetPrivacyPolicy,
  return: useGetReturnPolicy,
  support: useGetSupportPolicy,
  user: useGetUserPolicy,
  about_us: useGetAboutUs,
}
