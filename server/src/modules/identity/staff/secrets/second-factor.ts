import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { OperatorRow } from '../operators/operator-rows.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { passStep, totpOf } from './totp-rows.ts'
import { stepOf } from './totp.ts'

type Factor = { code?: string | undefined; recovery_code?: string | undefined }

/** Checks an authenticator code or a recovery code; each is valid once. The caller must have locked the operator. */
export const passSecondFactor = async (kernel: Kernel, tx: Tx, operator: OperatorRow, factor: Factor): Promise<boolean> => {
  if (factor.code !== undefined) {
    const secret = totpOf(kernel.keys, operator)
    const step = secret === null ? null : stepOf(secret, factor.code, kernel.now(), Number(operator.totpLastStep))
    return step !== null && passStep(tx, operator.id, step)
  }
  return factor.recovery_code !== undefined && useRecoveryCode(tx, kernel.keys, operator.id, factor.recovery_code, kernel.now())
}
