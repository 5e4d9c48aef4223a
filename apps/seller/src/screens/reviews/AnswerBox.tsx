import type { SoldReview } from '@plaza/contract'
import { Button, TextArea, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAnswerReview } from '../../calls/reviews.ts'
import { useReviewWords } from './words/index.ts'
import styles from './Reviews.module.css'

/** The shop's answer, written where the review stands. */
export function AnswerBox({ review: { id, reply } }: { review: SoldReview }) {
  const words = useReviewWords()
  const { words: all } = useReader()
  const [typed, type] = useState<string>()
  const answer = useAnswerReview()
  if (typed === undefined)
    return (
      <div className={styles.answer}>
        {reply && (
          <p>
            <b>{words.yours}:</b> {reply.text}
          </p>
        )}
        <Button look="link" size="small" onClick={() => type(reply?.text ?? '')}>
          {reply ? words.change : words.answer}
        </Button>
      </div>
    )
  const send = () =>
    answer.mutate(
      { id, text: typed },
      {
        onSuccess: () => {
          type(undefined)
          toasts.show(words.sent)
        },
        onError: (error) => toasts.show(saidOf(error, all), 'error'),
      },
    )
  return (
    <div className={styles.answer}>
      <TextArea label={words.yours} maxLength={500} value={typed} onChange={({ target }) => type(target.value)} />
      <Button size="small" busy={answer.isPending} disabled={typed.trim() === ''} onClick={send}>
        {words.send}
      </Button>
    </div>
  )
}
