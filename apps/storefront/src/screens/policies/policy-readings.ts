import {
  useGetAboutUs,
  useGetPrivacyPolicy,
  useGetReturnPolicy,
  useGetSupportPolicy,
  useGetTermsPolicy,
  useGetUserPolicy,
} from '@plaza/client'

/** Each is asked at its own address, and all answer alike. */
export const readings = {
  terms: useGetTermsPolicy,
  privacy: useGetPrivacyPolicy,
  return: useGetReturnPolicy,
  support: useGetSupportPolicy,
  user: useGetUserPolicy,
  about_us: useGetAboutUs,
}
