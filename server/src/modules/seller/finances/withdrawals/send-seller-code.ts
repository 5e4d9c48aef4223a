import type { sendSellerCode as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { requestEmailCode, askForMessage, codeChannels, codeSent } from '../../../identity/accounts/codes/index.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'

/** Sends the shop's owner the same confirmation code as in the storefront. It works in any console session of the owner. */
export const sendSellerCode: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner'])
  if (isRefused(seller)) return seller
  const { customerId } = seller.done
  const customer = await customerById(kernel.db, customerId)
  const what = { purpose: input.purpose, customerId, lang }
  if (input.channel !== 'sms') return (await requestEmailCode(kernel, { ...what, target: customer.email })) ?? done(codeSent)
  if (!codeChannels(kernel, customer).includes('sms')) return refused('field_wrong', { fields: { channel: 'choice' } })
  return (await askForMessage(kernel, { ...what, target: customer.phone })) ?? done(codeSent)
}
