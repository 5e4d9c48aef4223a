import { isCallFailure, useGetCaptcha } from '@plaza/client'
import type { LoginResponse } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { proveWork } from '@plaza/web/session'
import { useState } from 'react'
import { useLogIn } from '../../mall/use-log-in.ts'
import { useSignInWords } from './words/index.ts'

/** Answer of a login request. The refusal "already logged in" counts as success. */
const answered = (error: unknown): LoginResponse => {
  if (isCallFailure(error) && error.reason === 'already_logged_in' && error.data) return error.data as LoginResponse
  throw error
}

/** Logs in by any method. Computes a proof of work first if the server requires one. */
export const useSigningIn = (onDone: () => void) => {
  const { mutateAsync: getCaptcha } = useGetCaptcha()
  const logIn = useLogIn()
  const words = useSignInWords()
  const [isProving, setProving] = useState(false)

  const withProof = async <T>(ask: (captcha?: string) => Promise<T>, always = false): Promise<T> => {
    const proved = async () => {
      setProving(true)
      try {
        return await proveWork(await getCaptcha({}))
      } finally {
        setProving(false)
      }
    }
    try {
      return await ask(always ? await proved() : undefined)
    } catch (error) {
      if (!isCallFailure(error) || error.reason !== 'captcha_needed') throw error
      return ask(await proved())
    }
  }

  return {
    isProving,
    withProof,
    async signIn(ask: (captcha?: string) => Promise<LoginResponse>): Promise<void> {
      const answer = await withProof(ask).catch(answered)
      logIn(answer)
      toasts.show(words.welcome(answer.user.firstname))
      onDone()
    },
  }
}
