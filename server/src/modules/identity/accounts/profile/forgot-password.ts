import type { forgotPassword as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { requestEmailCode, codeSent } from '../codes/ask-for-code.ts'
import { payForCode, reportsUnknown } from '../codes/send-code.ts'
import { visitorAsks } from '../passwords/asker.ts'

export const forgotPassword: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const unpaid = await payForCode(ctx, input.captcha)
  if (unpaid) return unpaid
  if (await reportsUnknown(ctx, input.email)) return refused('email_unknown')
  const asker = await visitorAsks(ctx, input.email)
  return (await requestEmailCode(kernel, { purpose: 'reset', target: input.email, asker, lang })) ?? done(codeSent)
}
