import { useGetSocialLogin } from '@plaza/client'
import type { SocialLogin } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { goInstead } from '@plaza/web/route'
import { useEffect, useState } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { safeReturn } from '../../mall/returns.ts'
import { useLogIn } from '../../mall/use-log-in.ts'
import { socialLoginHref } from './social-login-href.ts'
import { type SignInWords, useSignInWords } from './words/index.ts'

export type SocialFailure = keyof SignInWords['social']['failed']
export type Newcomer = { data: string; profile: { full_name: string; email: string | null }; back: string }
export type SocialStage = { at: 'waiting' } | { at: 'bind'; newcomer: Newcomer } | { at: 'failed'; why: SocialFailure }

const waiting: SocialStage = { at: 'waiting' }

/** The server accepts a login token only once. A second call with the same token reuses the first answer. */
let pendingLogin: { data: string; answer: Promise<SocialLogin> } | null = null
const hearOnce = (data: string, handIn: () => Promise<SocialLogin>): Promise<SocialLogin> => {
  if (pendingLogin?.data !== data) pendingLogin = { data, answer: handIn() }
  return pendingLogin.answer
}

const whyOf = (reason: string): SocialFailure => (reason === 'cancelled' || reason === 'expired' || reason === 'busy' ? reason : 'platform')

/** Sends the user to the platform, and handles the return. A linked account is logged in. Otherwise the user chooses which account to link. */
export const useSocialLogin = (platform: string, query: URLSearchParams) => {
  const { mutateAsync: getSocialLogin, reasonOf } = useGetSocialLogin()
  const words = useSignInWords()
  const logIn = useLogIn()
  const { token } = useSession()
  const [stage, setStage] = useState<SocialStage>(waiting)
  const [error, data, redirect] = ['error', 'data', 'redirect'].map((name) => query.get(name)) as [
    string | null,
    string | null,
    string | null,
  ]
  const back = safeReturn(redirect)

  useEffect(() => {
    let gone = false
    if (error !== null) return setStage({ at: 'failed', why: whyOf(error) })
    setStage(waiting)
    if (data === null) {
      // The user is already logged in, perhaps in another window, so return without visiting the platform.
      if (token !== null) return goInstead(back)
      const queryString = new URLSearchParams(redirect ? { return_to: redirect } : {}).toString()
      // Replaces the history entry, because going back to the waiting page would redirect to the platform again.
      return location.replace(`/api/customer/login/${encodeURIComponent(platform)}/start${queryString && `?${queryString}`}`)
    }
    // Removes the token from the URL and the history.
    history.replaceState(history.state, '', socialLoginHref(platform, {}))
    hearOnce(data, () => getSocialLogin({ platform, data })).then(
      (answer) => {
        if (gone) return
        const returnTo = safeReturn(answer.return_to)
        if ('bind_required' in answer) return setStage({ at: 'bind', newcomer: { data, profile: answer.profile, back: returnTo } })
        logIn(answer)
        toasts.show(words.welcome(answer.user.firstname))
        goInstead(returnTo)
      },
      (failure: unknown) => {
        if (!gone) setStage({ at: 'failed', why: reasonOf(failure) === 'account_ended' ? 'ended' : 'expired' })
      },
    )
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one journey for one address, whatever else is drawn anew
  }, [platform, error, data, redirect])

  return {
    stage,
    back,
    giveUp: () => {
      stop()
      goInstead(back)
    },
    fail: (why: SocialFailure) => setStage({ at: 'failed', why }),
  }
}
