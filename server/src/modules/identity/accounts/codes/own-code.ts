import type { CodePurpose } from '@plaza/contract'
import type { Refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { checkCode, spendCode } from './codes.ts'
import type { Customer } from '../people/customer-rows.ts'

/** Channels that can deliver a code to a logged-in customer. */
export const codeChannels = (kernel: Kernel, { phone }: Customer): ('email' | 'sms')[] =>
  kernel.sms.configured && phone ? ['email', 'sms'] : ['email']

/** Checks a code sent to the customer's mailbox or phone. `spend` uses up the code in the caller's transaction. */
export const checkOwnCode = async (
  kernel: Kernel,
  customer: Pick<Customer, 'id' | 'email' | 'phone'>,
  purpose: CodePurpose,
  code: string,
): Promise<{ spend: (tx: Tx) => Promise<boolean> } | Refused<'code_wrong'>> => {
  const byMail = { purpose, target: customer.email, customerId: customer.id }
  const mail = await checkCode(kernel, byMail, code)
  if (!('refused' in mail)) return { spend: (tx) => spendCode(kernel, tx, byMail, code) }
  if (!kernel.sms.configured || !customer.phone) return mail
  const byMessage = { ...byMail, target: customer.phone }
  const message = await checkCode(kernel, byMessage, code)
  if (!('refused' in message)) return { spend: (tx) => spendCode(kernel, tx, byMessage, code) }
  const left = (checked: Refused<'code_wrong'>) => (checked.details as { tries_left: number }).tries_left
  return left(message) > left(mail) ? message : mail
}
