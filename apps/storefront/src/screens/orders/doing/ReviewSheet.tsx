import { isCallFailure, useShowOwnReview, useWriteReview } from '@plaza/client'
import { type AnswerOf, type Order, type showOwnReview, maxReviewPictures } from '@plaza/contract'
import { Button, Checkbox, FieldError, Icon, IconStar, IconStarFilled, LinesSkeleton, Sheet, TextArea, Tile, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { type FormEvent, useId, useState } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { PictureField } from '../../../parts/pictures/PictureField.tsx'
import { useUploads } from '../../../parts/pictures/use-uploads.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Doing.module.css'

const longestReview = 500
const stars = [1, 2, 3, 4, 5]

type Props = { orderId: string; line: Order['lines'][number]; onClose: () => void }

/** Review of a bought product. A review already written can be changed once. */
export function ReviewSheet({ orderId, line, onClose }: Props) {
  const words = useOrderWords()
  const { common } = useReader().words
  const form = useId()
  const before = useShowOwnReview(orderId, line.item_id, { enabled: line.comment !== null })
  const writing = useWriteReview()
  const isKnown = line.comment === null || before.data !== undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.reviewTitle}
      closeLabel={common.close}
      footer={
        <Button
          wide
          type="submit"
          form={form}
          busy={writing.isPending || (!isKnown && !before.isError)}
          whyNot={isKnown ? undefined : common.blockFailed}
        >
          {words.sendReview}
        </Button>
      }
    >
      {isKnown ? (
        <Writing id={form} orderId={orderId} line={line} before={before.data ?? null} writing={writing} onDone={onClose} />
      ) : before.isError ? (
        <FieldError error={common.blockFailed} />
      ) : (
        <LinesSkeleton lines={5} />
      )}
    </Sheet>
  )
}

type WritingProps = {
  id: string
  orderId: string
  line: Order['lines'][number]
  before: AnswerOf<typeof showOwnReview>
  writing: ReturnType<typeof useWriteReview>
  onDone: () => void
}
type Fault = { field?: 'stars' | 'pictures'; says: string }

function Writing({ id, orderId, line, before, writing, onDone }: WritingProps) {
  const { text: inWords, picture, words: mall } = useReader()
  const words = useOrderWords()
  const [rating, setRating] = useState(before?.rating ?? 0)
  const [text, setText] = useState(before?.text ?? '')
  const [isAnonymous, setAnonymous] = useState(before?.anonymous ?? false)
  const [fault, setFault] = useState<Fault>()
  const uploads = useUploads('review', maxReviewPictures)
  const saysOf = (field: Fault['field']) => (fault && fault.field === field ? fault.says : undefined)
  const whyNot = (error: unknown): string => {
    const why =
      writing.reasonOf(error) === 'not_yours_to_rate' && isCallFailure(error) ? (error.data as { reason?: string }).reason : undefined
    return (why !== undefined && words.reviewRefused[why]) || saidOf(error, mall)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0) return setFault({ field: 'stars', says: words.starsMissing })
    if (uploads.busy) return setFault({ field: 'pictures', says: words.picturesSending })
    const images = [...(before?.upload_ids ?? []), ...uploads.ids].slice(0, maxReviewPictures)
    void writing
      .mutateAsync({
        id: orderId,
        item_id: line.item_id,
        rating: String(rating),
        text: text.trim(),
        images,
        anonymous: isAnonymous ? '1' : '0',
      })
      .then(
        () => {
          toasts.show(words.reviewSent)
          onDone()
        },
        (error: unknown) => setFault({ says: whyNot(error) }),
      )
  }
  return (
    <form id={id} noValidate className={styles.ask} onSubmit={send}>
      <div className={styles.about}>
        <Tile corners="small" name={inWords(line, 'name')} picture={picture('product', line.image, line.tint)} sizes="56px" />
        <b>{inWords(line, 'name')}</b>
      </div>
      <StarChoice value={rating} onChange={setRating} error={saysOf('stars')} />
      <TextArea
        label={words.reviewText}
        hint={words.reviewHint}
        maxLength={longestReview}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PictureField uploads={uploads} label={words.reviewPictures} most={maxReviewPictures} error={saysOf('pictures')} />
      <Checkbox checked={isAnonymous} onChange={(event) => setAnonymous(event.target.checked)}>
        {words.anonymous}
      </Checkbox>
      <p className={styles.text}>{words.reviewOnce}</p>
      <FieldError error={saysOf(undefined)} />
    </form>
  )
}

function StarChoice({ value, onChange, error }: { value: number; onChange: (stars: number) => void; error: string | undefined }) {
  const words = useOrderWords()
  const id = useId()
  return (
    <fieldset className={styles.stars} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{words.stars}</legend>
      <div className={styles.starRow}>
        {stars.map((each) => (
          <label key={each} className={styles.star}>
            <input type="radio" name={id} className="sr" checked={each === value} onChange={() => onChange(each)} />
            <Icon of={each <= value ? IconStarFilled : IconStar} size={30} />
            <span className="sr">{words.star(each)}</span>
          </label>
        ))}
        <span className={styles.starWord}>{words.starWords[value] ?? ''}</span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
