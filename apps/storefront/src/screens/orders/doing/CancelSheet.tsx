import { type CancelReason, type OrderCard, cancelReasons } from '@plaza/contract'
import { Button, RadioCards, Sheet, TextArea } from '@plaza/design'
import { useState } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { useOrderWords } from '../words/index.ts'
import type { useDoingWithOrder } from './use-doing-with-order.ts'
import styles from './Doing.module.css'

type Props = { open: boolean; order: Pick<OrderCard, 'status'>; doing: ReturnType<typeof useDoingWithOrder>; onClose: () => void }

/** Asks for confirmation and a reason, because a cancellation cannot be undone. */
export function CancelSheet({ open, order, doing, onClose }: Props) {
  const words = useOrderWords()
  const { common } = useReader().words
  const [reason, setReason] = useState<CancelReason>('changed_mind')
  const [text, setText] = useState('')
  const cancel = () => void doing.cancel(reason, text.trim()).then((isOver) => isOver && onClose())
  return (
    <Sheet
      open={open}
      size="narrow"
      onClose={onClose}
      title={words.cancelTitle}
      closeLabel={common.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button look="danger" busy={doing.isCancelling} onClick={cancel}>
            {words.actions.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <p className={styles.text}>{order.status === 'unpaid' ? words.cancelUnpaid : words.cancelText}</p>
        <RadioCards
          label={words.cancelWhy}
          value={reason}
          cards={cancelReasons.map((each) => ({ value: each, title: words.reasons[each] }))}
          onChange={(chosen) => setReason(chosen as CancelReason)}
        />
        <TextArea label={words.cancelNote} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
    </Sheet>
  )
}
