import { bindSocialAccount, getSocialLogin } from '@plaza/contract'
import { useChange } from '../../changing.ts'

/** An expired token of another platform must not end a session here. The token works once, so the app hands it in and never retries by itself. */
export const useGetSocialLogin = () => useChange(getSocialLogin, { asVisitor: true })
export const useBindSocialAccount = () => useChange(bindSocialAccount, { asVisitor: true })
