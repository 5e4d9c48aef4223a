import type { CodePurpose } from '@plaza/contract'
import { type Language, type Refused, refused } from '@plaza/values'
import { type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { enqueue } from '../../../../platform/db/enqueue.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { giveCode, resendAfterSeconds, openCode, type CodeFor } from './codes.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { sendCodeEmail } from '../emails/send-letters.ts'

const sendCodeTask = 'send-code'
type Waiting = { purpose: CodePurpose; email: string; customerId: string | null; asker?: string; lang: Language; askedAt: string }

export const codeSent = { resend_after: resendAfterSeconds } as const

/** Codes for these purposes are sent only to people with an account. Neither the response nor its timing shows whether an account exists. */
const forAccounts: readonly CodePurpose[] = ['login', 'reset', 'bind']

/** Registers the request now; a job creates and sends the code afterwards. So the request takes the same time with or without an account. */
export const requestEmailCode = async (
  kernel: Kernel,
  what: CodeFor & { lang: Language },
): Promise<Refused<'paused'> | Refused<'mail_failed'> | null> => {
  if (!(await kernel.mail.ready())) return refused('mail_failed')
  return transaction(kernel, async (tx) => {
    const requestedAt = kernel.now()
    const wait = await openCode(tx, what, requestedAt)
    if (wait) return wait
    const waiting: Waiting = {
      purpose: what.purpose,
      email: what.target,
      customerId: what.customerId ?? null,
      ...(what.asker !== undefined && { asker: what.asker }),
      lang: what.lang,
      askedAt: requestedAt.toISOString(),
    }
    await enqueue(tx, sendCodeTask, waiting)
    return null
  })
}

const sendingCode =
  (kernel: Kernel): JobHandler =>
  (payload) => {
    const { purpose, email, customerId, asker, lang, askedAt } = payload as Waiting
    return transaction(kernel, async (tx) => {
      const code = await giveCode(
        kernel,
        tx,
        { purpose, target: email, customerId, ...(asker !== undefined && { asker }) },
        new Date(askedAt),
      )
      if (code === null) return
      const customer = await customerByEmail(tx, email)
      const reachable = customer?.status === 'active' || customer?.status === 'closing'
      if (forAccounts.includes(purpose) && !reachable) return
      await sendCodeEmail(kernel, tx, { email, lang }, purpose, code)
    })
  }

export const codeJobs = (kernel: Kernel): Record<string, JobHandler> => ({ [sendCodeTask]: sendingCode(kernel) })
