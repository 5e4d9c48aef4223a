import { useAnswerOffer, useCancelRefund, useShipReturn } from '@plaza/client'
import type { Refund } from '@plaza/contract'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords, saidOf } from '@plaza/web/form'
import { isCallFailure } from '@plaza/client'
import { type FormEvent, useId, useState } from 'react'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useRefundWords } from '../words/index.ts'
import { AddEvidenceSheet, EscalateSheet } from './SaySheet.tsx'
import styles from '../Refunds.module.css'

type Asking = 'cancel' | 'ship' | 'escalate' | 'evidence'

/** Actions that the customer may take on the refund request now, as the server allows. */
export function RefundActions({ refund }: { refund: Refund }) {
  const words = useRefundWords()
  const { base } = useSums()
  const { words: mall } = useReader()
  const [asking, setAsking] = useState<Asking>()
  const offer = useAnswerOffer()
  const may = (action: Refund['actions'][number]) => refund.actions.includes(action)
  const answer = (accept: boolean) => {
    const what = `refund-offer-${refund.id}`
    const fields = { id: refund.id, accept: accept ? '1' : '0' } as const
    void offer.mutateAsync({ ...fields, idempotency_key: onceKeys.keyFor(what, fields) }).then(
      () => {
        onceKeys.answered(what)
        toasts.show(words.done)
      },
      (error: unknown) => {
        if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
        toasts.show(offer.reasonOf(error) === 'not_possible' ? words.movedOn : saidOf(error, mall), 'error')
      },
    )
  }
  if (refund.actions.length === 0) return null
  const close = () => setAsking(undefined)
  return (
    <div className={styles.ways}>
      {may('accept_offer') && (
        <Button busy={offer.isPending} onClick={() => answer(true)}>
          {words.takeOffer(base(refund.offered))}
        </Button>
      )}
      {may('decline_offer') && (
        <Button look="outline" busy={offer.isPending} onClick={() => answer(false)}>
          {words.declineOffer}
        </Button>
      )}
      {may('ship') && <Button onClick={() => setAsking('ship')}>{words.actions.ship}</Button>}
      {may('escalate') && <Button onClick={() => setAsking('escalate')}>{words.actions.escalate}</Button>}
      {may('evidence') && (
        <Button look="outline" onClick={() => setAsking('evidence')}>
          {words.actions.evidence}
        </Button>
      )}
      {may('cancel') && (
        <Button look="link" onClick={() => setAsking('cancel')}>
          {words.actions.cancel}
        </Button>
      )}
      {asking === 'cancel' && <CancelSheet id={refund.id} onClose={close} />}
      {asking === 'ship' && <ShipSheet refund={refund} onClose={close} />}
      {asking === 'escalate' && <EscalateSheet id={refund.id} onClose={close} />}
      {asking === 'evidence' && <AddEvidenceSheet id={refund.id} onClose={close} />}
    </div>
  )
}

type SheetProps = { id: string; onClose: () => void }

function CancelSheet({ id, onClose }: SheetProps) {
  const words = useRefundWords()
  const { words: mall } = useReader()
  const cancelling = useCancelRefund()
  const cancel = () =>
    void cancelling.mutateAsync({ id }).then(
      () => {
        toasts.show(words.cancelled)
        onClose()
      },
      (error: unknown) => {
        const why = cancelling.reasonOf(error)
        toasts.show(why === 'not_possible' || why === 'cancelled_already' ? words.movedOn : saidOf(error, mall), 'error')
        if (why) onClose()
      },
    )
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.cancelTitle}
      closeLabel={mall.common.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button look="danger" busy={cancelling.isPending} onClick={cancel}>
            {words.actions.cancel}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{words.cancelText}</p>
    </Sheet>
  )
}

function ShipSheet({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const words = useRefundWords()
  const { lang, words: mall } = useReader()
  const form = useId()
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [wrong, setWrong] = useState<{ carrier?: string; tracking_no?: string }>({})
  const shipping = useShipReturn()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const missing = reasonWords(lang, 'missing')
    const faults = { ...(carrier.trim() === '' && { carrier: missing }), ...(number.trim() === '' && { tracking_no: missing }) }
    setWrong(faults)
    if (Object.keys(faults).length > 0) return
    void shipping.mutateAsync({ id: refund.id, carrier: carrier.trim(), tracking_no: number.trim() }).then(
      () => {
        toasts.show(words.shipped)
        onClose()
      },
      (error: unknown) => {
        const why = shipping.reasonOf(error)
        if (why === 'field_wrong' && isCallFailure(error)) {
          const { fields = {} } = (error.data ?? {}) as { fields?: Record<string, string> }
          return setWrong(Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, reasonWords(lang, reason)])))
        }
        toasts.show(why === 'no_parcel_awaited' ? words.movedOn : saidOf(error, mall), 'error')
        if (why) onClose()
      },
    )
  }
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={words.shipTitle}
      closeLabel={mall.common.close}
      footer={
        <Button wide type="submit" form={form} busy={shipping.isPending}>
          {words.sendTracking}
        </Button>
      }
    >
      <form id={form} noValidate className={styles.ask} onSubmit={send}>
        <TextField
          label={words.carrier}
          maxLength={40}
          value={carrier}
          error={wrong.carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label={words.trackingNo}
          maxLength={40}
          autoCapitalize="characters"
          value={number}
          error={wrong.tracking_no}
          onChange={({ target }) => setNumber(target.value)}
        />
      </form>
    </Sheet>
  )
}
