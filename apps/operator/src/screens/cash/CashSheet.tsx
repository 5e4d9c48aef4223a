import { Money } from '@plaza/console'
import type { CashEntry } from '@plaza/contract'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { useForm, useOnceKey } from '@plaza/web/form'
import { useId } from 'react'
import { useCoverRefund, useRemitCash, useReportCash } from '../../calls/cash.ts'
import { useWords } from '../../words/index.ts'
import { useCashWords } from './words/index.ts'
import styles from './Cash.module.css'

export type CashAct = { do: 'collected' | 'refused' | 'remit' | 'advance'; entry: CashEntry }

/**
 * Asks for confirmation before cash is reported or moved. Handing over cash also needs a transfer reference, and covering a refund needs a reason.
 */
export function CashSheet({ act, onClose }: { act: CashAct; onClose: () => void }) {
  const words = useCashWords()
  const { console: shared } = useWords()
  const formId = useId()
  const keyFor = useOnceKey()
  const { mutateAsync: report } = useReportCash()
  const { mutateAsync: remit } = useRemitCash()
  const { mutateAsync: advance } = useCoverRefund()
  const { entry } = act
  const isReport = act.do === 'collected' || act.do === 'refused'
  const form = useForm({ text: '' }, async ({ text }) => {
    if (isReport) {
      const sent = { order_id: entry.id, collected: act.do === 'collected' ? ('1' as const) : ('0' as const) }
      await report({ ...sent, idempotency_key: keyFor(sent) })
      toasts.show(words.reported)
    } else {
      const transfer =
        act.do === 'remit'
          ? await remit({ order_id: entry.id, text, idempotency_key: keyFor({ text }) })
          : await advance({ refund_id: entry.id, text, idempotency_key: keyFor({ text }) })
      toasts.show(transfer.state === 'made' ? words.made : words.waits)
    }
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={words[act.do]}
      closeLabel={shared.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {words[act.do]}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <p className={styles.line}>
          <b>
            <Money of={entry.amount} />
          </b>
          <span>
            {words.order(entry.order_no)} · {entry.shop.name}
          </span>
        </p>
        <p className={styles.quiet}>{words.about[act.do]}</p>
        {!isReport && <TextField {...form.field('text')} label={act.do === 'remit' ? words.reference : words.reason} maxLength={200} />}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
