import { type SoldReview, reviewReportReasons } from '@plaza/contract'
import { Button, RadioCards, Sheet, TextArea, toasts } from '@plaza/design'
import { useConsoleWords } from '@plaza/console'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useReportReview } from '../../calls/reviews.ts'
import { useReviewWords } from './words/index.ts'
import styles from './Reviews.module.css'

type Reason = (typeof reviewReportReasons)[number]

/** Reports a review to staff, with a reason. */
export function ReportButton({ review: { id } }: { review: SoldReview }) {
  const words = useReviewWords()
  const shared = useConsoleWords()
  const { words: all } = useReader()
  const [isOpen, setOpen] = useState(false)
  const [reason, choose] = useState<Reason>('spam')
  const [note, type] = useState('')
  const report = useReportReview()
  const send = () =>
    report.mutate(
      { id, reason, note },
      {
        onSuccess: () => {
          setOpen(false)
          toasts.show(words.reportSent)
        },
        onError: (error) => toasts.show(saidOf(error, all), 'error'),
      },
    )
  return (
    <>
      <Button look="link" size="small" onClick={() => setOpen(true)}>
        {words.doReport}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.reportTitle}
        closeLabel={shared.close}
        size="narrow"
        footer={
          <Button busy={report.isPending} onClick={send}>
            {words.sendReport}
          </Button>
        }
      >
        <div className={styles.report}>
          <p>{words.reportText}</p>
          <RadioCards
            label={words.why}
            value={reason}
            cards={reviewReportReasons.map((value) => ({ value, title: words.reasons[value] }))}
            onChange={(value) => choose(value as Reason)}
          />
          <TextArea label={words.note} maxLength={500} value={note} onChange={({ target }) => type(target.value)} />
        </div>
      </Sheet>
    </>
  )
}
