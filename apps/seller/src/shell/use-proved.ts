import { reasonOf } from '@plaza/client'
import { loginSeller } from '@plaza/contract'
import { proveWork } from '@plaza/web/session'
import { useState } from 'react'
import { useGetCaptcha } from '../calls/access.ts'

/** Asks, and where the mall wants work for it, works it out and asks again: every door by a password is held by the same gate. */
export const useProved = () => {
  const { mutateAsync: challenge } = useGetCaptcha()
  const [isProving, setIsProving] = useState(false)
  const proved = async <T>(ask: (proof: { captcha?: string }) => Promise<T>): Promise<T> => {
    try {
      return await ask({})
    } catch (error) {
      if (reasonOf(error, loginSeller) !== 'captcha_needed') throw error
      setIsProving(true)
      return await ask({ captcha: await proveWork(await challenge({})) }).finally(() => setIsProving(false))
    }
  }
  return { proved, isProving }
}
