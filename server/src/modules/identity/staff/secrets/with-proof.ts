import { refused, type Refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { ownSession } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Session } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { enterProofGate, passwordMatches } from '../../accounts/passwords/index.ts'
import { lockOperator, operatorById, type OperatorRow } from '../operators/operator-rows.ts'
import { passSecondFactor } from './second-factor.ts'

type Proof = { kernel: Kernel; session: Session | null; password: string; code: string }

/** Checks password and second factor again, and runs `work` with the operator locked. */
export const withProof = async <T>(
  { kernel, session, password, code }: Proof,
  story: (tx: Tx, operator: OperatorRow) => Promise<T>,
): Promise<{ result: T } | Refused<'paused' | 'wrong_password' | 'code_wrong'>> => {
  const { personId } = ownSession({ session })
  const gate = await enterProofGate({ kernel, who: `operator:${personId}` })
  if ('refused' in gate) return gate
  const operator = await operatorById(kernel.db, personId)
  if (!operator || !(await passwordMatches(kernel, operator.passwordHash, password, gate.turn))) return refused('wrong_password')
  const view = await transaction(kernel, async (tx) => {
    const held = await lockOperator(tx, personId)
    if (!held || held.passwordHash !== operator.passwordHash || !(await passSecondFactor(kernel, tx, held, { code })))
      return refused('code_wrong')
    return { result: await story(tx, held) }
  })
  if (!('refused' in view)) await gate.passed()
  return view
}
