import { Card } from '@plaza/console'
import type { Case, CaseDecision } from '@plaza/contract'
import { Button, TextArea, TextField } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useDecideCase } from '../../../calls/cases.ts'
import { useQueueWords } from '../words/index.ts'
import { AskForMore, type Asked } from './AskForMore.tsx'
import { CountLines, type Counted } from './CountLines.tsx'
import { fieldsToAsk, isRefusal } from './decisions.ts'
import styles from './DecidePane.module.css'

/** What can be decided now, with what each decision asks for. */
export function DecidePane({ shown }: { shown: Case }) {
  const words = useQueueWords()
  const [decision, choose] = useState<CaseDecision | null>(null)
  if (shown.decisions.length === 0) return null
  return (
    <Card title={words.decide}>
      <div className={styles.pane}>
        <div className={styles.choices}>
          {shown.decisions.map((each) => (
            <Button
              key={each}
              wide
              look={decision === each ? 'primary' : 'outline'}
              aria-pressed={decision === each}
              onClick={() => choose(each)}
            >
              {words.decisions[each]}
            </Button>
          ))}
        </div>
        {decision && <DecisionForm key={decision} shown={shown} decision={decision} />}
      </div>
    </Card>
  )
}

function DecisionForm({ shown, decision }: { shown: Case; decision: CaseDecision }) {
  const words = useQueueWords()
  const { price } = useReader()
  // Made once for this decision: pressed twice, or sent again after a failure, it is still one.
  const [key] = useState(randomToken)
  const { mutateAsync: decide } = useDecideCase()
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
  const { kind, amount } = shown
  const area = (name: 'reason' | 'note', label: string) => (
    <TextArea
      label={label}
      maxLength={500}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
  return (
    <form noValidate aria-label={words.decisions[decision]} className={styles.form} onSubmit={form.submit}>
      {(kind === '500' || kind === 'refund') && decision === 'approve' && (
        <TextField {...form.field('credited')} label={words.credited} hint={words.creditedHint} inputMode="decimal" />
      )}
      {decision === 'pay' && <TextField {...form.field('reference')} label={words.reference} />}
      {decision === 'need_more' && <AskForMore fields={fieldsToAsk[kind] ?? []} asked={asked} onAsk={ask} />}
      {decision === 'received' && <CountLines lines={shown.lines} counted={counted} onCount={count} />}
      {area('reason', isRefusal(decision) ? words.reasonNeeded : words.reason)}
      {area('note', words.note)}
      {form.failure && <p role="alert">{form.failure}</p>}
      <Button type="submit" wide look={isRefusal(decision) ? 'danger' : 'primary'} busy={form.busy}>
        {words.decisions[decision]}
        {amount !== null && ` ${price(amount)}`}
      </Button>
    </form>
  )
}
