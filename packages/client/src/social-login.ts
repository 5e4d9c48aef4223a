import { bindSocialAccount, getSocialLogin } from '@plaza/contract'
import { useChange } from './asking.ts'

/** A token is heard once, so it is handed in as a change and never asked for again by itself. */
export const useGetSocialLogin = () => useChange(getSocialLogin)
export const useBindSocialAccount = () => useChange(bindSocialAccount)
