import { useRef, useState } from 'react'
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
  choose: string
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
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const send = () => {
    if (reason !== null) return onReport({ reason, note: note.trim() }, close)
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
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
          <Button busy={busy} onClick={send}>
            {words.send}
          </Button>
        }
      >
        <div ref={form} className={styles.report}>
          <p>{words.text}</p>
          <RadioCards
            label={words.why}
            value={reason ?? ''}
            cards={reasons.map((value) => ({ value, title: words.reasons[value] }))}
            {...(isMissing && reason === null && { error: words.choose })}
            onChange={(value) => choose(reasons.find((each) => each === value) ?? null)}
          />
          <TextArea label={words.note} maxLength={500} value={note} onChange={({ target }) => type(target.value)} />
        </div>
      </Sheet>
    </>
  )
}
