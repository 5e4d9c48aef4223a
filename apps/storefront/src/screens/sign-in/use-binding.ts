import { type Fields, useBindSocialAccount } from '@plaza/client'
import type { bindSocialAccount } from '@plaza/contract'
import { goInstead } from '@plaza/web/route'
import { useRef } from 'react'
import { hrefOf } from '../../paths.ts'
import type { Newcomer } from './use-social-login.ts'
import { useSigningIn } from './use-signing-in.ts'

type BindInput = Omit<Fields<typeof bindSocialAccount>, 'data'>
export type BindFormProps = { newcomer: Newcomer; onExpired: () => void }

/**
 * Links the platform account with the form's data, logs the customer in and returns to the previous page. A new customer may first verify the e-mail. If the login attempt has expired, it
 * starts again.
 */
export const useBinding = ({ newcomer, onExpired }: BindFormProps) => {
  const { mutateAsync: bindSocialAccount, reasonOf } = useBindSocialAccount()
  const isNew = useRef(false)
  const signing = useSigningIn(() =>
    goInstead(isNew.current ? hrefOf('register', { verify: '1', redirect: newcomer.back.replace(/^#/, '') }) : newcomer.back),
  )
  return {
    ...signing,
    reasonOf,
    bind: async (fields: BindInput): Promise<void> => {
      isNew.current = fields.register === '1'
      try {
        await signing.signIn((captcha) => bindSocialAccount({ data: newcomer.data, ...fields, ...(captcha && { captcha }) }))
      } catch (error) {
        if (reasonOf(error) !== 'token_unknown') throw error
        onExpired()
      }
    },
  }
}
