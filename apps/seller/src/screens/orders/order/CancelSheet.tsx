import type { SoldOrderDetail } from '@plaza/contract'
import { Button, Sheet, TextArea, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { useId } from 'react'
import { useCancelSoldOrder } from '../../../calls/orders.ts'
import { useWords } from '../../../words/index.ts'
import { useOrderWords } from './words/index.ts'
import sheet from './Sheets.module.css'

type Props = { order: Pick<SoldOrderDetail, 'id'>; what: 'cancel' | 'refused'; onClose: () => void; onRefused: () => void }

/** Asks for confirmation, because a cancellation cannot be undone. */
export function CancelSheet({ order: { id }, what, onClose, onRefused }: Props) {
  const words = useOrderWords()
  const { console: shared } = useWords()
  const formId = useId()
  const { mutateAsync: cancel } = useCancelSoldOrder()
  const form = useForm({ reason: '' }, async ({ reason }) => {
    if (what === 'refused') onRefused()
    else {
      await cancel({ id, reason })
      toasts.show(words.done.cancel)
    }
    onClose()
  })
  const { reason } = form.values
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.ask[what].title}
      closeLabel={shared.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={form.busy}>
            {words.actions[what]}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={sheet.fields} onSubmit={form.submit}>
        <p>{words.ask[what].text}</p>
        {what === 'cancel' && (
          <TextArea
            label={words.reason}
            maxLength={140}
            value={reason}
            error={form.errors.reason}
            onChange={({ target }) => form.set('reason', target.value)}
          />
        )}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
