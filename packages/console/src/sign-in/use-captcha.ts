import { reasonOf } from '@plaza/client'
import { useChange } from '@plaza/client/changing'
import { type CallShape, getCaptcha } from '@plaza/contract'
import { proveWork } from '@plaza/web/session'
import { useState } from 'react'

/** Sends a call with a password. If the server requires a proof of work, the browser computes it and sends the call again. */
export const useCaptcha = (call: CallShape & { refusals: { captcha_needed: unknown } }) => {
  const { mutateAsync: getChallenge } = useChange(getCaptcha, { asVisitor: true })
  const [isProving, setIsProving] = useState(false)
  const withCaptcha = async <T>(send: (proof: { captcha?: string }) => Promise<T>): Promise<T> => {
    try {
      return await send({})
    } catch (error) {
      if (reasonOf(error, call) !== 'captcha_needed') throw error
      setIsProving(true)
      return await send({ captcha: await proveWork(await getChallenge({})) }).finally(() => setIsProving(false))
    }
  }
  return { withCaptcha, isProving }
}
