import { bindSocialAccount, getSocialLogin } from '@plaza/contract'
import { useChange } from '../../changing.ts'

/** A token of another platform that has run out ends nobody's session here. It is heard once, so it is handed in and never asked for again by itself. */
export const useGetSocialLogin = () => useChange(getSocialLogin, { asVisitor: true })
export const useBindSocialAccount = () => useChange(bindSocialAccount, { asVisitor: true })
