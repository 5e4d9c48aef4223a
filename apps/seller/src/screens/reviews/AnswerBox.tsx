import type { SoldReview } from '@plaza/contract'
import { Overtaken } from '@plaza/console'
import { Button, TextArea, toasts } from '@plaza/design'
import { reasonWords, saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useEffect, useRef, useState } from 'react'
import { useAnswerReview } from '../../calls/reviews.ts'
import { useReviewWords } from './words/index.ts'
import styles from './Reviews.module.css'

/** The shop's answer to a review, written below the review. */
export function AnswerBox({ review: { id, reply, version } }: { review: SoldReview }) {
  const words = useReviewWords()
  const { lang, words: all } = useReader()
  const [typed, type] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isClosing = useRef(false)
  // The focused button disappears with the form, so the focus returns to the button that opened it.
  useEffect(() => {
    if (isClosing.current && typed === undefined) opener.current?.focus()
    isClosing.current = false
  }, [typed])
  const close = () => {
    isClosing.current = true
    setMissing(false)
    type(undefined)
  }
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
        <Button ref={opener} look="link" size="small" onClick={write}>
          {reply ? words.change : words.answer}
        </Button>
      </div>
    )
  const send = () => {
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return area.current?.focus()
    answer.mutate(
      { id, text: typed, version: seen },
      {
        onSuccess: () => {
          close()
          toasts.show(words.sent)
        },
        onError: (error) => isOvertaken(error) || toasts.show(saidOf(error, all), 'error'),
      },
    )
  }
  return (
    <div className={styles.answer}>
      {isOvertaken(answer.error) && <Overtaken onLatest={write} />}
      <TextArea
        ref={area}
        label={words.yours}
        maxLength={500}
        value={typed}
        error={isMissing ? reasonWords(lang, 'missing') : undefined}
        onChange={({ target }) => {
          type(target.value)
          setMissing(false)
        }}
      />
      <div className={styles.buttons}>
        <Button size="small" busy={answer.isPending} onClick={send}>
          {words.send}
        </Button>
        <Button look="outline" size="small" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
