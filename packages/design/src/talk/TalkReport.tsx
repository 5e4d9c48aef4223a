import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { RadioCards } from '../controls/RadioCards.tsx'
import { TextArea } from '../controls/TextArea.tsx'
import { Sheet } from '../layout/Sheet.tsx'
import styles from './Talk.module.css'

type Words<Reason extends string> = {
  report: string
  title: string
  text: string
  why: string
  note: string
  send: string
  close: string
  reasons: Record<Reason, string>
}
type Props<Reason extends string> = {
  words: Words<Reason>
  reasons: readonly Reason[]
  busy: boolean
  /** Sends the report; `done` closes the sheet. */
  onReport: (said: { reason: Reason; note: string }, done: () => void) => void
}

/** Reports a conversation to staff, with a reason. */
export function TalkReport<Reason extends string>({ words, reasons, busy, onReport }: Props<Reason>) {
  const [isOpen, setOpen] = useState(false)
  const [reason, choose] = useState<Reason | null>(null)
  const [note, type] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button look="link" size="small" onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        size="narrow"
        footer={
          <Button busy={busy} disabled={reason === null} onClick={() => reason !== null && onReport({ reason, note: note.trim() }, close)}>
            {words.send}
          </Button>
        }
      >
        <div className={styles.report}>
          <p>{words.text}</p>
          <RadioCards
            label={words.why}
            value={reason ?? ''}
            cards={reasons.map((value) => ({ value, title: words.reasons[value] }))}
            onChange={(value) => choose(reasons.find((each) => each === value) ?? null)}
          />
          <TextArea label={words.note} maxLength={500} value={note} onChange={({ target }) => type(target.value)} />
        </div>
      </Sheet>
    </>
  )
}
