import type { CodePurpose } from '@plaza/contract'
import { type Language, type Refused, refused } from '@plaza/values'
import { type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { enqueue } from '../../../../platform/db/enqueue.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { giveCode, resendAfterSeconds, openCode, type CodeFor } from './codes.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { sendCodeLetter } from '../emails/send-letters.ts'

const sendCodeTask = 'send-code'
type Waiting = { purpose: CodePurpose; email: string; customerId: string | null; asker?: string; lang: Language; askedAt: string }

export const codeSent = { resend_after: resendAfterSeconds } as const

/** Codes for these purposes go only to people with an account. Neither the answer nor its time shows whether an account exists. */
const forAccounts: readonly CodePurpose[] = ['login', 'reset', 'bind']

/** Opens the code now; the code is made and sent afterwards. So the request costs the same time for any address, with or without an account. */
export const askForLetter = async (
  kernel: Kernel,
  what: CodeFor & { lang: Language },
): Promise<Refused<'paused'> | Refused<'mail_failed'> | null> => {
  if (!(await kernel.mail.ready())) return refused('mail_failed')
  return transaction(kernel, async (tx) => {
    const askedAt = kernel.now()
    const wait = await openCode(tx, what, askedAt)
    if (wait) return wait
    const waiting: Waiting = {
      purpose: what.purpose,
      email: what.target,
      customerId: what.customerId ?? null,
      ...(what.asker !== undefined && { asker: what.asker }),
      lang: what.lang,
      askedAt: askedAt.toISOString(),
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
      await sendCodeLetter(kernel, tx, { email, lang }, purpose, code)
    })
  }

export const codeJobs = (kernel: Kernel): Record<string, JobHandler> => ({ [sendCodeTask]: sendingCode(kernel) })
