import type { decideCase as call } from '@plaza/contract'
import { done, money, refused } from '@plaza/values'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { customerById } from '../accounts/people/index.ts'
import { addEvent, addSignature, claimOf, dropClaim, recordOf, signatureOn } from './case-rows.ts'
import type { CaseSource } from './case-source.ts'
import { openCase } from './open-case.ts'
import { tellCase } from './tell-case.ts'
import { isMoney, rights } from './who-decides.ts'

/** What a second person has to want as well. */
const wantedBy = (input: { decision: string; credited?: string | undefined; reference?: string | undefined }) => ({
  decision: input.decision,
  credited: input.credited ?? null,
  reference: input.reference ?? null,
})
const same = (a: unknown, b: unknown) => {
  const [one, other] = [a, b].map((each) => Object.entries(each as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Decides a case. Where two people are needed, the first decision is written down as a signature and nothing moves; a second person who wants
 * the same makes it so. Nobody decides about themselves, and nobody signs twice.
 */
export const decideCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ask) => {
    const { kernel, input } = ask
    const opened = await openCase(sources, ask, 'sign')
    if ('refused' in opened) return opened
    const { source, reader } = opened
    const person = await customerById(kernel.db, opened.record.customerId)
    if (person.email.toLowerCase() === reader.email.toLowerCase()) return refused('decided_already', { decision: 'own_case' })
    const now = kernel.now()
    const credited = input.credited === undefined ? null : money(input.credited)

    const outcome = await transact(kernel, async (tx) => {
      const record = await recordOf(tx, source, input.id)
      if (!record) return refused('case_unknown')
      if (!record.open) return refused('decided_already', { decision: record.state })
      if (record.version !== input.version) return refused('changed_meanwhile', { current: record.version })
      const claimed = await claimOf(tx, input.kind, input.id, now)
      if (claimed && claimed.operatorId !== reader.id) return refused('changed_meanwhile', { current: claimed.operatorId })
      if (!source.decisions(record).includes(input.decision)) return refused('field_wrong', { fields: { decision: 'choice' } })

      const first = await signatureOn(tx, input.kind, input.id, record.version)
      if (!(first ? rights[input.kind].sign : rights[input.kind].decide).includes(reader.role)) return refused('not_allowed')
      const twoNeeded =
        (await source.needsTwo(tx, record, input.decision, credited)) ||
        (isMoney(input.kind) && reader.role === 'owner' && input.decision !== 'refuse' && input.decision !== 'fail')
      const wanted = wantedBy(input)
      const isAgreed = first !== null && first.operatorId !== reader.id && same(first.content, wanted)
      if (twoNeeded && !isAgreed) {
        if (first) return refused('decided_already', { decision: first.operatorId === reader.id ? 'signed_already' : 'signed_otherwise' })
        await addSignature(tx, input.kind, input.id, {
          operatorId: reader.id,
          decision: input.decision,
          content: wanted,
          at: now,
          version: record.version,
        })
        await addEvent(tx, input.kind, input.id, {
          operatorId: reader.id,
          what: `signed_${input.decision}`,
          note: input.note ?? null,
          at: now,
        })
        await dropClaim(tx, input.kind, input.id, reader.id)
        return done('signed' as const)
      }
      const decided = await source.decide(kernel, tx, {
        id: input.id,
        version: input.version,
        decision: input.decision,
        reason: input.reason ?? null,
        credited,
        reference: input.reference ?? null,
        fields: input.fields ?? [],
        counted: (input.counted ?? []).map(({ sku_id: skuId, quantity, reason }) => ({ skuId, quantity, reason: reason ?? null })),
        operatorId: reader.id,
        now,
      })
      if ('refused' in decided) return decided
      await addEvent(tx, input.kind, input.id, { operatorId: reader.id, what: input.decision, note: input.note ?? null, at: now })
      await dropClaim(tx, input.kind, input.id, reader.id)
      await writeAudit(tx, {
        actor: `operator:${reader.id}`,
        action: 'case.decided',
        subject: `case:${input.kind}:${input.id}`,
        details: { ...wanted, state_before: record.state, first: first?.operatorId ?? null },
      })
      return done('decided' as const)
    })
    if ('refused' in outcome) return outcome
    const record = await recordOf(kernel.db, source, input.id)
    return record ? done(await tellCase(kernel, source, record, reader)) : refused('case_unknown')
  }
