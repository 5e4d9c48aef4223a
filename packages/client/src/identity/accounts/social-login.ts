import { bindSocialAccount, getSocialLogin } from '@plaza/contract'
import { useChange } from '../../changing.ts'

/**
 * Sent without a token: an expired token of the other platform must not end a session here. The social token works once, so the app never retries by
 * itself.
 */
export const useGetSocialLogin = () => useChange(getSocialLogin, { asVisitor: true })
export const useBindSocialAccount = () => useChange(bindSocialAccount, { asVisitor: true })
