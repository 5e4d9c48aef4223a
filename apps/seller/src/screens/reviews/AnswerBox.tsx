import type { SoldReview } from '@plaza/contract'
import { Overtaken } from '@plaza/console'
import { Button, TextArea, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAnswerReview } from '../../calls/reviews.ts'
import { useReviewWords } from './words/index.ts'
import styles from './Reviews.module.css'

/** The shop's answer to a review, written below the review. */
export function AnswerBox({ review: { id, reply, version } }: { review: SoldReview }) {
  const words = useReviewWords()
  const { words: all } = useReader()
  const [typed, type] = useState<string>()
  /** Version of the review when the answer form opened. The server refuses the answer if the review has changed since. */
  const [seen, see] = useState(version)
  const write = () => {
    see(version)
    type(reply?.text ?? '')
    answer.reset()
  }
  const answer = useAnswerReview()
  const isOvertaken = (error: unknown) => answer.reasonOf(error) === 'changed_meanwhile'
  if (typed === undefined)
    return (
      <div className={styles.answer}>
        {reply && (
          <p>
            <b>{words.yours}:</b> {reply.text}
          </p>
        )}
        <Button look="link" size="small" onClick={write}>
          {reply ? words.change : words.answer}
        </Button>
      </div>
    )
  const send = () =>
    answer.mutate(
      { id, text: typed, version: seen },
      {
        onSuccess: () => {
          type(undefined)
          toasts.show(words.sent)
        },
        onError: (error) => isOvertaken(error) || toasts.show(saidOf(error, all), 'error'),
      },
    )
  return (
    <div className={styles.answer}>
      {isOvertaken(answer.error) && <Overtaken onLatest={write} />}
      <TextArea label={words.yours} maxLength={500} value={typed} onChange={({ target }) => type(target.value)} />
      <Button size="small" busy={answer.isPending} disabled={typed.trim() === ''} onClick={send}>
        {words.send}
      </Button>
    </div>
  )
}
