import { useChange } from '@plaza/client/changing'
import { type Case, type CaseDecision, decideCase, listCases, showCase } from '@plaza/contract'
import { randomToken } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useState } from 'react'
import { AskForMore, type Asked } from './AskForMore.tsx'
import { CountLines, type Counted } from './CountLines.tsx'
import { Field } from './Field.tsx'
import { decisionNames, fieldsToAsk, wantsReason } from './words.ts'

/** What can be decided now, with what each decision asks for. */
export function Decide({ shown }: { shown: Case }) {
  const [decision, choose] = useState<CaseDecision | null>(null)
  if (shown.decisions.length === 0) return null
  return (
    <section aria-label="Decide">
      <h2>Decide</h2>
      <p className="choices">
        {shown.decisions.map((each) => (
          <button key={each} type="button" aria-pressed={decision === each} onClick={() => choose(each)}>
            {decisionNames[each]}
          </button>
        ))}
      </p>
      {decision && <DecisionForm key={decision} shown={shown} decision={decision} />}
    </section>
  )
}

function DecisionForm({ shown, decision }: { shown: Case; decision: CaseDecision }) {
  // Made once for this decision: pressed twice, or sent again after a failure, it is still one.
  const [key] = useState(randomToken)
  const { mutateAsync: decide, isPending } = useChange(decideCase, { stale: [showCase, listCases], staleIfFailed: [showCase] })
  const [asked, ask] = useState<readonly Asked[]>([])
  const [counted, count] = useState<readonly Counted[]>([])
  const form = useForm({ reason: '', credited: '', reference: '', note: '' }, async (typed) => {
    await decide({
      kind: shown.kind,
      id: shown.id,
      version: String(shown.version),
      decision,
      idempotency_key: key,
      ...typed,
      fields: [...asked],
      counted: [...counted],
    })
  })
  const field = (name: 'reason' | 'credited' | 'reference' | 'note', label: string, hint?: string) => {
    const { error, ...rest } = form.field(name)
    return <Field label={label} fault={error} {...(hint && { hint })} {...rest} />
  }
  return (
    <form onSubmit={form.submit} noValidate>
      {shown.kind === '500' &&
        decision === 'approve' &&
        field('credited', 'Credited, if it differs', 'Another amount than expected needs a reason.')}
      {decision === 'pay' && field('reference', 'Reference of the payment')}
      {decision === 'need_more' && <AskForMore fields={fieldsToAsk[shown.kind] ?? []} asked={asked} onAsk={ask} />}
      {decision === 'received' && <CountLines lines={shown.lines} counted={counted} onCount={count} />}
      {field('reason', wantsReason(decision) ? 'Reason, as the customer reads it' : 'Reason, if there is one')}
      {field('note', 'Note among staff')}
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit" className="main" disabled={isPending}>
        {decisionNames[decision]}
        {shown.amount && ` $${shown.amount}`}
      </button>
    </form>
  )
}
