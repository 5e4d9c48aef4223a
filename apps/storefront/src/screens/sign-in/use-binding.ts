import { type Caller, type Fields, reasonOf } from '@plaza/client'
import { bindSocialAccount } from '@plaza/contract'
import { goInstead } from '@plaza/web/place'
import type { Newcomer } from './use-social-login.ts'
import { useSigningIn } from './use-signing-in.ts'

export type BindFormProps = { newcomer: Newcomer; caller: Caller; onExpired: () => void }

/** Binds by what a form has, lets the customer in and leads back; a journey that took too long begins anew. */
export const useBinding = ({ newcomer, caller, onExpired }: BindFormProps) => {
  const signing = useSigningIn(() => goInstead(newcomer.back))
  return {
    ...signing,
    bind: async (fields: Omit<Fields<typeof bindSocialAccount>, 'data'>): Promise<void> => {
      try {
        await signing.signIn((captcha) => caller.ask(bindSocialAccount, { data: newcomer.data, ...fields, ...(captcha && { captcha }) }))
      } catch (error) {
        if (reasonOf(error, bindSocialAccount) !== 'token_unknown') throw error
        onExpired()
      }
    },
  }
}
