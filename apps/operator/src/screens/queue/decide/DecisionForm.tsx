import { type Case, type CaseDecision, reasonInWords, reasonTemplates } from '@plaza/contract'
import { Banner, Button, PriceText, TextArea, TextField } from '@plaza/design'
import { htmlLanguages, languageNames, money, parseMoney } from '@plaza/values'
import { useForm, useOnceKey, withPoint } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useEffect, useRef, useState } from 'react'
import { useDecideCase } from '../../../calls/queue.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import { AskForMore, type RequestedField } from './AskForMore.tsx'
import { CountLines, type Counted } from './CountLines.tsx'
import { fieldsToAsk, isRefusal, signatureOf } from './decisions.ts'
import { Templates } from './Templates.tsx'
import styles from './DecidePane.module.css'

type Props = { shown: Case; decision: CaseDecision; onDecided: (shown: Case) => void }

/** Input for a decision: a text for the customer in the customer's language, and a separate note for staff only. */
export function DecisionForm({ shown, decision, onDecided }: Props) {
  const words = useCaseWords()
  const { price } = useReader()
  // A double press or a retry of the same decision counts once; a corrected decision is a new one.
  const keyFor = useOnceKey()
  const { mutateAsync: decide } = useDecideCase()
  const [requested, ask] = useState<readonly RequestedField[]>([])
  const [counted, count] = useState<readonly Counted[]>([])
  const submit = useRef<HTMLDivElement>(null)
  const { kind, id, version, amount, reads } = shown
  const form = useForm({ reason: '', credited: '', reference: '', note: '' }, async (typed) => {
    const fields = { ...typed, credited: withPoint(typed.credited), fields: [...requested], counted: [...counted] }
    const sent = { kind, id, version: String(version), decision, hold: '1' as const, ...fields }
    onDecided(await decide({ ...sent, idempotency_key: keyFor(sent) }))
  })
  // A recharge that credits more than was expected needs a second person, also where the network confirmed the expected amount.
  const credited = kind === '500' && decision === 'approve' ? parseMoney(withPoint(form.values.credited)) : undefined
  const isMore = credited !== undefined && amount !== null && credited > money(amount)
  const signature = signatureOf(isMore ? { ...shown, two_needed: [decision] } : shown, decision)
  const send = () => submit.current?.querySelector('button')?.focus()
  const templates = reasonTemplates(kind, decision)
  const asksFirst = isRefusal(decision) || decision === 'pay' || decision === 'need_more' || decision === 'received'
  // A decision that needs no input focuses the submit button. An operator who pressed its shortcut key then only presses Enter.
  useEffect(() => {
    if (!asksFirst) send()
  }, [asksFirst])
  const use = (template: string) => {
    form.set('reason', reasonInWords(kind, template, reads) ?? '')
    send()
  }
  return (
    <form noValidate aria-label={words.decisions[decision]} className={styles.form} onSubmit={form.submit}>
      {(kind === '500' || kind === 'refund') && decision === 'approve' && (
        <TextField {...form.field('credited')} label={words.credited} hint={words.creditedHint} inputMode="decimal" />
      )}
      {decision === 'pay' && <TextField {...form.field('reference')} label={words.reference} />}
      {decision === 'need_more' && <AskForMore fields={fieldsToAsk[kind] ?? []} requested={requested} onAsk={ask} />}
      {decision === 'received' && <CountLines lines={shown.lines} counted={counted} onCount={count} />}
      <Templates kind={kind} templates={templates} onUse={use} />
      <TextArea
        label={isRefusal(decision) ? words.reasonNeeded : words.reason}
        hint={words.readsIn(languageNames[reads])}
        lang={htmlLanguages[reads]}
        maxLength={500}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={({ target }) => form.set('reason', target.value)}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
        value={form.values.note}
        error={form.errors.note}
        onChange={({ target }) => form.set('note', target.value)}
      />
      {signature !== null && !shown.two_needed.includes(decision) && (
        <Banner tone="info">{words.firstOfTwo(words.decisions[decision])}</Banner>
      )}
      {form.failure && <p role="alert">{form.failure}</p>}
      <div ref={submit}>
        <Button type="submit" wide look={isRefusal(decision) ? 'danger' : 'primary'} busy={form.busy}>
          {words.decisions[decision]}
          {amount !== null && (
            <>
              {' '}
              <PriceText value={price(amount)} />
            </>
          )}
          {signature !== null && ` (${words.ofTwo(signature)})`}
        </Button>
      </div>
    </form>
  )
}
