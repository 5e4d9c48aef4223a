import type { loginOperator as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { CallContext, UseCase } from '../../../platform/http/serve.ts'
import { openSession } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { deviceName } from '../accounts/sign-in/index.ts'
import { enterGate, passwordMatches, rememberDevice } from '../accounts/passwords/index.ts'
import { lockOperator, operatorByEmail, type OperatorRow } from './operators/operator-rows.ts'
import { toOperatorView } from './operators/show-operator.ts'
import { passSecondFactor } from './secrets/second-factor.ts'

type LoginAsk = CallContext<typeof shape>

/** Checks the password, then the second factor. If either is wrong, it counts as a failed attempt, as in every sign-in. */
export const loginOperator: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const operator = await operatorByEmail(kernel.db, input.email)
  const account = { who: input.email, personId: operator?.id, audience: 'operator' } as const
  const gate = await enterGate({ ask: ctx, captcha: input.captcha, ...account })
  if ('refused' in gate) return gate
  const right = await passwordMatches(kernel, operator?.passwordHash, input.password, gate.turn)
  if (!operator || !right) return refused('wrong_credentials')
  if (operator.status === 'disabled') return refused('account_ended')
  if (input.code === undefined && input.recovery_code === undefined) {
    await gate.takeBack()
    return refused('proof_needed', { methods: ['totp', 'recovery_code'] })
  }
  const entered = await enter(ctx, operator)
  if (entered === null) return refused('code_wrong', { tries_left: gate.left })
  await gate.passed()
  await rememberDevice(ctx, { audience: 'operator', personId: operator.id })
  return done({ 'access-token': entered, operator: await toOperatorView(kernel.db, operator.id) })
}

const enter = ({ kernel, input, address, device }: LoginAsk, { id, passwordHash }: OperatorRow): Promise<string | null> =>
  transaction(kernel, async (tx) => {
    const held = await lockOperator(tx, id)
    if (!held || held.status !== 'active' || held.passwordHash !== passwordHash) return null
    if (!(await passSecondFactor(kernel, tx, held, input))) return null
    const by = input.code === undefined ? 'recovery_code' : 'totp'
    await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.signed_in', subject: `operator:${id}`, details: { by } })
    return openSession(tx, { audience: 'operator', personId: id, device: deviceName(device), address }, kernel.now())
  })
