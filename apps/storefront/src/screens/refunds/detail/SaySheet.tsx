import { isCallFailure, useAddRefundEvidence, useEscalateRefund } from '@plaza/client'
import { maxRefundPictures } from '@plaza/contract'
import { Button, Sheet, TextArea, toasts } from '@plaza/design'
import { reasonWords, saidOf } from '@plaza/web/form'
import { type FormEvent, useId, useState } from 'react'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { PictureField } from '../../../parts/pictures/PictureField.tsx'
import { useUploads } from '../../../parts/pictures/use-uploads.ts'
import { useRefundWords } from '../words/index.ts'
import styles from '../Refunds.module.css'

type SheetProps = { id: string; onClose: () => void }

/** Asks staff to decide a refund request that the shop refused. */
export function EscalateSheet({ id, onClose }: SheetProps) {
  const words = useRefundWords()
  const { mutateAsync: escalate, isPending, reasonOf } = useEscalateRefund()
  return (
    <SaySheet
      title={words.escalateTitle}
      text={words.escalateText}
      label={words.escalateWhy}
      send={words.actions.escalate}
      busy={isPending}
      onClose={onClose}
      onSend={async (remark, images) => {
        await escalate({ id, remark, ...(images.length > 0 && { images }) })
        return words.escalated
      }}
      movedOn={(error) => (reasonOf(error) === 'not_possible' ? words.movedOn : undefined)}
    />
  )
}

/** Adds text and pictures to a refund request while staff review it. Repeated presses use one idempotency key. */
export function AddEvidenceSheet({ id, onClose }: SheetProps) {
  const words = useRefundWords()
  const { mutateAsync: add, isPending, reasonOf } = useAddRefundEvidence()
  const what = `refund-evidence-${id}`
  return (
    <SaySheet
      title={words.actions.evidence}
      text={words.evidenceText}
      label={words.evidenceNote}
      send={words.sendEvidence}
      busy={isPending}
      onClose={onClose}
      onSend={async (note, images) => {
        const fields = { id, note, ...(images.length > 0 && { images }) }
        try {
          await add({ ...fields, idempotency_key: onceKeys.keyFor(what, fields) })
        } catch (error) {
          if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
          throw error
        }
        onceKeys.answered(what)
        return words.evidenceSent
      }}
      movedOn={(error) => (reasonOf(error) === 'not_possible' ? words.evidenceOver : undefined)}
    />
  )
}

type SayProps = {
  title: string
  text: string
  label: string
  send: string
  busy: boolean
  onClose: () => void
  /** Sends the text. Resolves with the success message. */
  onSend: (said: string, images: string[]) => Promise<string>
  /** Message for a refund request whose state has changed since the sheet opened. */
  movedOn: (error: unknown) => string | undefined
}

/** Form for a short text and pictures. If sending fails, the input remains. */
function SaySheet({ title, text, label, send, busy, onClose, onSend, movedOn }: SayProps) {
  const words = useRefundWords()
  const { lang, words: mall } = useReader()
  const form = useId()
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState<{ said?: string; pictures?: string }>({})
  const uploads = useUploads('refund', maxRefundPictures)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faults = {
      ...(said.trim().length < 3 && { said: reasonWords(lang, 'too_short') }),
      ...(uploads.busy && { pictures: words.picturesSending }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0 || busy) return
    void onSend(said.trim(), [...uploads.ids]).then(
      (message) => {
        toasts.show(message)
        onClose()
      },
      (error: unknown) => {
        const over = movedOn(error)
        toasts.show(over ?? saidOf(error, mall), 'error')
        if (over) onClose()
      },
    )
  }
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={title}
      closeLabel={mall.common.close}
      footer={
        <Button wide type="submit" form={form} busy={busy}>
          {send}
        </Button>
      }
    >
      <form id={form} noValidate className={styles.ask} onSubmit={submit}>
        <p className={styles.quiet}>{text}</p>
        <TextArea
          label={label}
          maxLength={500}
          value={said}
          error={wrong.said}
          onChange={({ target }) => {
            setSaid(target.value)
            setWrong({})
          }}
        />
        <PictureField uploads={uploads} label={words.pictures} most={maxRefundPictures} error={wrong.pictures} />
      </form>
    </Sheet>
  )
}
