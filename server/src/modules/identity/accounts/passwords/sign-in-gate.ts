import { refused, type Refused } from '@plaza/values'
import { countAttempt, forgetAttempts, subjectOf, subjectOfAddress, uncountAttempt } from '../../../../platform/auth/attempts.ts'
import { faultOfCaptcha } from '../../../../platform/auth/captcha.ts'
import { countedAs } from '../../../../platform/auth/counted-address.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Turn } from '../../../../platform/jobs/fair-queue.ts'
import { originOf, type From } from './origin.ts'
import { limitOfAccount, limitOfAddress, planEntry } from './plan-sign-in.ts'

type Gate = {
  /** Queue position for the password check. Origins where the account was used before come first. */
  turn: Turn
  /** Whether the next attempt needs a captcha if this one fails. */
  captchaNext: boolean
  /** Number of failed attempts that the user may still make before the pause. */
  left: number
  /** Removes this attempt from the counters if no password was checked. */
  takeBack: () => Promise<void>
  /** Call after a successful sign-in: resets the failed attempts of the account. */
  passed: () => Promise<void>
}
type Account = {
  who: string
  /** The id of the account's owner; undefined if the account does not exist. */
  personId: string | undefined
  audience: 'customer' | 'operator'
}
type SignInAttempt = Account & { ask: From; captcha: string | undefined }

const kindOf = { customer: 'login', operator: 'operator' } as const

/** The rate-limit key of the account for the origin of this attempt. */
const countedAt = async (from: From, { who, personId = '0', audience }: Account) => {
  const origin = await originOf(from, { audience, personId })
  const kind = kindOf[audience]
  return { origin, subject: origin === null ? subjectOf(`${kind}:account`, who) : subjectOf(`${kind}:known`, `${who} at ${origin}`) }
}

/**
 * Counts an attempt for the account and the network address before any check, and decides about the attempt. A success resets the account's counter.
 * From the address's counter it removes only this attempt.
 */
export const enterGate = async ({ ask, captcha, ...account }: SignInAttempt): Promise<Gate | Refused<'paused' | 'captcha_needed'>> => {
  const { kernel, address } = ask
  const { db } = kernel
  const { origin, subject } = await countedAt(ask, account)
  const from = subjectOfAddress(`${kindOf[account.audience]}:from`, address)
  const entry = planEntry({
    origin,
    account: await countAttempt(db, subject, limitOfAccount, kernel.now()),
    address: await countAttempt(db, from, limitOfAddress, kernel.now()),
  })
  const takeBack = async () => {
    await uncountAttempt(db, subject)
    await uncountAttempt(db, from)
  }
  if ('pausedSeconds' in entry) {
    // During a pause the password is not checked, so the attempt is not counted. If it counted, a client could block other users by repeated
    // attempts.
    await takeBack()
    return refused('paused', { retry_after: entry.pausedSeconds })
  }
  const fault = entry.asksCaptcha ? await faultOfCaptcha(kernel, captcha) : null
  if (fault) {
    await takeBack()
    return refused('captcha_needed', { captcha: fault })
  }
  return {
    turn: origin === null ? { who: countedAs(address) } : { who: subject, first: true },
    captchaNext: entry.asksCaptchaNext,
    left: entry.left,
    takeBack,
    passed: async () => {
      await forgetAttempts(db, subject)
      await uncountAttempt(db, from)
    },
  }
}

/** Resets the failed attempts of an account, for unknown origins and for the current origin. */
export const forgetFailures = async (ctx: From, account: Account): Promise<void> => {
  const { subject } = await countedAt(ctx, account)
  await forgetAttempts(ctx.kernel.db, subject)
  await forgetAttempts(ctx.kernel.db, subjectOf(`${kindOf[account.audience]}:account`, account.who))
}

/** Gate for signed-in users who confirm their password again. It asks no captcha, but applies the pause after failed attempts. */
export const enterProofGate = async ({
  kernel,
  who,
}: {
  kernel: Kernel
  who: string
}): Promise<Pick<Gate, 'turn' | 'passed'> | Refused<'paused'>> => {
  const subject = subjectOf('proof', who)
  const { retryAfterSeconds } = await countAttempt(kernel.db, subject, limitOfAccount, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  return { turn: { who: subject, first: true }, passed: () => forgetAttempts(kernel.db, subject) }
}
