import { Button, Sheet } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useOrderWords } from '../words/index.ts'
import type { useDoingWithOrder } from './use-doing-with-order.ts'
import styles from './Doing.module.css'

type Props = { open: boolean; refundUntil: string | null; doing: ReturnType<typeof useDoingWithOrder>; onClose: () => void }

/** Asks for confirmation, because the payment to the shop starts with the confirmed receipt. */
export function ReceiveSheet({ open, refundUntil, doing, onClose }: Props) {
  const { lang, words: mall } = useReader()
  const words = useOrderWords()
  const confirm = () => void doing.complete().then((isOver) => isOver && onClose())
  return (
    <Sheet
      open={open}
      size="narrow"
      onClose={onClose}
      title={words.receiveTitle}
      closeLabel={mall.common.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {words.notYet}
          </Button>
          <Button busy={doing.isCompleting} onClick={confirm}>
            {words.actions.complete}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{words.receiveText(refundUntil ? dayOf(refundUntil, lang) : '')}</p>
    </Sheet>
  )
}
