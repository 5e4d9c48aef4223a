import { refused, type Refused } from '@plaza/values'
import { countAttempt, forgetAttempts, subjectOf, subjectOfAddress, uncountAttempt, type Limit } from '../../../kernel/attempts.ts'
import { faultOfCaptcha } from '../../../kernel/captcha.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

const minuteMs = 60_000
const limit: Limit = { most: 10, withinMs: 15 * minuteMs, pauseMs: 15 * minuteMs }
const withoutCaptcha = 5

export type Gate = {
  /** Whether the attempt after this one, should it fail, has to bring a captcha. */
  captchaNext: boolean
  /** How many more may fail before the pause. */
  left: number
  /** Takes back what was counted: nothing was guessed. */
  takeBack: () => Promise<void>
  /** It was the right person: the account is cleared. */
  passed: () => Promise<void>
}
type Asked = { kernel: Kernel; address: string; who: string; captcha?: string | undefined; kind?: 'login' | 'operator' }

/**
 * Counts an attempt against the account and against the address before anything is checked. Five that failed within 15 minutes ask for a
 * captcha, ten for a pause; one that succeeds clears the account, and only itself from the address.
 */
export const enterGate = async ({
  kernel,
  address,
  who,
  captcha,
  kind = 'login',
}: Asked): Promise<Gate | Refused<'paused' | 'captcha_needed'>> => {
  const { db } = kernel
  const [account, from] = [subjectOf(`${kind}:account`, who), subjectOfAddress(`${kind}:from`, address)]
  const byAccount = await countAttempt(db, account, limit, kernel.now())
  const byAddress = await countAttempt(db, from, limit, kernel.now())
  const wait = Math.max(byAccount.retryAfterSeconds ?? 0, byAddress.retryAfterSeconds ?? 0)
  if (wait > 0) return refused('paused', { retry_after: wait })
  const count = Math.max(byAccount.count, byAddress.count)
  const takeBack = async () => {
    await uncountAttempt(db, account)
    await uncountAttempt(db, from)
  }
  if (kind === 'login' && count > withoutCaptcha) {
    const fault = await faultOfCaptcha(kernel, captcha)
    if (fault) {
      await takeBack()
      return refused('captcha_needed', { captcha: fault })
    }
  }
  return {
    captchaNext: count >= withoutCaptcha,
    left: limit.most - count,
    takeBack,
    passed: async () => {
      await forgetAttempts(db, account)
      await uncountAttempt(db, from)
    },
  }
}

/** For people who are signed in already and prove it once more: no captcha, only the pause. */
export const enterProofGate = async ({
  kernel,
  who,
}: {
  kernel: Kernel
  who: string
}): Promise<{ passed: () => Promise<void> } | Refused<'paused'>> => {
  const subject = subjectOf('proof', who)
  const { retryAfterSeconds } = await countAttempt(kernel.db, subject, limit, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  return { passed: () => forgetAttempts(kernel.db, subject) }
}
