import type { forgotPassword as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { askForLetter, codeSent } from '../codes/ask-for-code.ts'
import { payForCode, reportsUnknown } from '../codes/send-code.ts'
import { visitorAsks } from '../passwords/asker.ts'

export const forgotPassword: UseCase<typeof shape> = async (ask) => {
  const { kernel, input, lang } = ask
  const unpaid = await payForCode(ask, input.captcha)
  if (unpaid) return unpaid
  if (await reportsUnknown(ask, input.email)) return refused('email_unknown')
  const asker = await visitorAsks(ask, input.email)
  return (await askForLetter(kernel, { purpose: 'reset', target: input.email, asker, lang })) ?? done(codeSent)
}
