import type { verifyEmail as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { checkCode, spendCode } from '../codes/codes.ts'
import { customerAsks } from '../passwords/asker.ts'
import { customerById, lockCustomer, markVerified } from '../people/customer-rows.ts'
import { userInfo } from '../people/show-user.ts'

export const verifyEmail: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const { personId } = ownSession(ctx)
  const { email } = await customerById(kernel.db, personId)
  const what = { purpose: 'register', target: email, asker: customerAsks(personId) } as const
  const checked = await checkCode(kernel, what, input.code)
  if ('refused' in checked) return checked
  const spent = await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, personId)
    if (held.email !== email || !(await spendCode(kernel, tx, what, input.code))) return refused('code_wrong', { tries_left: 0 })
    await markVerified(tx, personId, kernel.now())
    return null
  })
  return spent ?? done(await userInfo(kernel, personId))
}
