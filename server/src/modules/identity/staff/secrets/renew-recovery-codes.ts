import type { renewRecoveryCodes as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { renewCodes } from './recovery-codes.ts'
import { withProof } from './with-proof.ts'

export const renewRecoveryCodes: UseCase<typeof shape> = async ({ kernel, input, session }) => {
  const renewed = await withProof({ kernel, session, password: input.password, code: input.code }, async (tx, { id }) => {
    await writeAudit(tx, { actor: `operator:${id}`, action: 'staff.recovery_codes_renewed', subject: `operator:${id}` })
    return renewCodes(tx, kernel.keys, id)
  })
  return 'refused' in renewed ? renewed : done({ recovery_codes: renewed.result })
}
