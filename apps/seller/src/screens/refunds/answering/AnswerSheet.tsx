import { maxRefundPictures, type Refund } from '@plaza/contract'
import { Button, PriceWords, Segmented, Sheet, TextArea, TextField, toasts } from '@plaza/design'
import { useForm, withPoint } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useAcceptRefund, useOfferRefund, useReceiveReturn, useRefuseRefund } from '../../../calls/refunds.ts'
import { FileField } from '../../../parts/files/FileField.tsx'
import { useFiles } from '../../../parts/files/use-files.ts'
import { useWords } from '../../../words/index.ts'
import { useRefundWords } from '../words/index.ts'
import { AddressNeeded } from './AddressNeeded.tsx'
import styles from './AnswerSheet.module.css'

export type Answer = Exclude<Refund['answers'][number], 'evidence'>
type Props = { refund: Refund; answer: Answer; onClose: () => void }

/** Confirmation of the shop's answer, which shows the sum. A refusal needs a reason, which the buyer reads. */
export function AnswerSheet({ refund, answer, onClose }: Props) {
  const words = useRefundWords()
  const { console: shared } = useWords()
  const { price, currency } = useReader()
  const formId = useId()
  const { mutateAsync: accept, reasonOf } = useAcceptRefund()
  const { mutateAsync: offer } = useOfferRefund()
  const { mutateAsync: refuse } = useRefuseRefund()
  const { mutateAsync: receive } = useReceiveReturn()
  const { id } = refund
  // Evidence for a refusal, which the buyer and the deciding operator see.
  const files = useFiles('refund', maxRefundPictures)
  const start = { amount: '', reason: '', note: '', as_described: '1' }
  const form = useForm(start, async ({ amount, reason, note, as_described: isRight }, fail) => {
    if (files.busy) return fail({}, words.evidenceSending)
    const images = files.sent.map((each) => each.id)
    const said: Record<Answer, () => Promise<unknown>> = {
      accept: () => accept({ id }),
      offer: () => offer({ id, amount: withPoint(amount) }),
      refuse: () => refuse({ id, reason, ...(images.length > 0 && { images }) }),
      received: () => receive({ id, as_described: isRight === '1' ? '1' : '0', ...(note !== '' && { note }) }),
    }
    try {
      await said[answer]()
    } catch (failure) {
      // The refusal reloads the request, and the sheet then asks for the address.
      if (answer === 'accept' && reasonOf(failure) === 'no_return_address') return
      throw failure
    }
    toasts.show(words.done[answer])
    onClose()
  })
  const isWithoutAddress = answer === 'accept' && refund.address_needed
  const { error: amountError, ...amount } = form.field('amount')
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.ask[answer].title}
      closeLabel={shared.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.notYet}
          </Button>
          {!isWithoutAddress && (
            <Button type="submit" form={formId} look={answer === 'refuse' ? 'danger' : 'primary'} busy={form.busy}>
              <PriceWords text={answer === 'accept' ? words.acceptSum(price(refund.amount)) : words.answers[answer]} />
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={form.submit}>
        <p>{words.ask[answer].text}</p>
        {isWithoutAddress && <AddressNeeded />}
        {answer === 'offer' && (
          <TextField
            label={words.offerSum}
            hint={<PriceWords text={words.lessThan(price(refund.asked))} />}
            inputMode="decimal"
            before={currency.symbol}
            error={amountError}
            {...amount}
          />
        )}
        {answer === 'refuse' && (
          <>
            <TextArea
              label={words.refuseReason}
              maxLength={500}
              value={form.values.reason}
              error={form.errors.reason}
              onChange={({ target }) => form.set('reason', target.value)}
            />
            <FileField files={files} words={words.evidenceFiles} />
          </>
        )}
        {answer === 'received' && (
          <>
            <Segmented
              wide
              label={words.condition}
              value={form.values.as_described}
              options={[
                { value: '1', label: words.conditions.right },
                { value: '0', label: words.conditions.wrong },
              ]}
              onChange={(value) => form.set('as_described', value)}
            />
            <TextArea
              label={words.conditionNote}
              maxLength={500}
              value={form.values.note}
              error={form.errors.note}
              onChange={({ target }) => form.set('note', target.value)}
            />
          </>
        )}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
