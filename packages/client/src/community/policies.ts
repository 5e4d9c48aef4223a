import { getAboutUs, getPrivacyPolicy, getReturnPolicy, getSupportPolicy, getTermsPolicy, getUserPolicy } from '@plaza/contract'
import { useAnswer } from '../asking.ts'

/** Fields for one version of a policy. Null means the version in force. */
const of = (version: string | null) => (version === null ? {} : { version })

export const useGetTermsPolicy = (version: string | null) => useAnswer(getTermsPolicy, of(version))
export const useGetPrivacyPolicy = (version: string | null) => useAnswer(getPrivacyPolicy, of(version))
export const useGetReturnPolicy = (version: string | null) => useAnswer(getReturnPolicy, of(version))
export const useGetSupportPolicy = (version: string | null) => useAnswer(getSupportPolicy, of(version))
export const useGetUserPolicy = (version: string | null) => useAnswer(getUserPolicy, of(version))
export const useGetAboutUs = (version: string | null) => useAnswer(getAboutUs, of(version))
