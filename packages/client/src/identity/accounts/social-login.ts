import { bindSocialAccount, getSocialLogin } from '@plaza/contract'
import { useChange } from '../../changing.ts'

/**
 * These calls are sent without a token, so that a refused social token does not end the session here. The social token works once, so the app never
 * retries by itself.
 */
export const useGetSocialLogin = () => useChange(getSocialLogin, { asVisitor: true })
export const useBindSocialAccount = () => useChange(bindSocialAccount, { asVisitor: true })
