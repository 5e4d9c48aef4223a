import type { Review } from '@plaza/contract'
import { Button, Stars, Tile, cx } from '@plaza/design'
import { type Instant, htmlLanguages, instantNow, isLanguage, showDay } from '@plaza/values'
import { useState } from 'react'
import { type Reader, useReader } from '../../mall/reader.ts'
import { Zoom } from './Zoom.tsx'
import type { Product } from '../../parts/options/choose-variant.ts'
import { useBackCloses } from './use-back-closes.ts'
import { type Translated, useTranslation } from './use-translation.ts'
import { useProductWords } from './words/index.ts'
import styles from './CommentList.module.css'

type Props = { product: Product; comments: readonly Review[]; busy?: boolean }

export function CommentList({ product, comments, busy }: Props) {
  return (
    <ul aria-busy={busy} className={cx(styles.list, busy && styles.busy)}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.comment}>
          <Comment product={product} comment={comment} />
        </li>
      ))}
    </ul>
  )
}

/** The bought variant in the reader's language: "EU 41 · Lavender". */
const boughtWords = ({ text }: Reader, { options }: Product, bought: Review['options']): string[] =>
  options.flatMap((group) => {
    const value = group.values.find(({ key }) => key === bought[group.key])
    return value ? [text(value, 'name')] : []
  })

const tongue = (lang: string) => (isLanguage(lang) ? htmlLanguages[lang] : lang)

function Comment({ product, comment }: { product: Product; comment: Review }) {
  const reader = useReader()
  const words = useProductWords()
  const said = useTranslation(comment)
  const author = comment.author ?? words.aBuyer
  const day = (date: string) => showDay({ moment: date as Instant, now: instantNow(), language: reader.lang })
  return (
    <>
      <p className={styles.by}>
        <Stars rating={comment.rating} label={reader.words.product.rated(String(comment.rating))} size={15} />
        <b>{author}</b>
        <span>{[...boughtWords(reader, product, comment.options), day(comment.date)].join(' · ')}</span>
      </p>
      <p lang={tongue(said.lang)} className={styles.text}>
        {said.text}
      </p>
      <TranslationRow said={said} />
      <CommentPictures comment={comment} label={words.reviewPicture(author)} />
      {comment.reply && (
        <div className={styles.reply}>
          <p className={styles.by}>
            <b>{words.reply(product.seller.name)}</b>
            <span>{day(comment.reply.date)}</span>
          </p>
          <p lang={tongue(said.lang)}>{said.reply}</p>
        </div>
      )}
    </>
  )
}

function TranslationRow({ said }: { said: Translated }) {
  const words = useProductWords()
  if (!said.may) return null
  return (
    <p className={styles.translation}>
      <Button look="link" busy={said.busy} className={styles.translate} onClick={said.toggle}>
        {said.isMachines ? words.showOriginal : words.translate}
      </Button>
      <span role="status">
        {said.isMachines && words.byMachine}
        {said.failed && words.notTranslated}
      </span>
    </p>
  )
}

function CommentPictures({ comment, label }: { comment: Review; label: string }) {
  const { picture } = useReader()
  const words = useProductWords()
  const zoom = useBackCloses()
  const [at, setAt] = useState(0)
  if (comment.images.length === 0) return null
  const open = (index: number) => {
    setAt(index)
    zoom.open()
  }
  return (
    <div className={styles.pictures}>
      {comment.images.map((each, index) => (
        <button key={index} type="button" aria-label={words.fullScreen(label)} className={styles.picture} onClick={() => open(index)}>
          <Tile picture={picture('product', each.image, each.tint)} name={label} corners="small" sizes="76px" />
        </button>
      ))}
      {zoom.isOpen && <Zoom pictures={comment.images} start={at} name={label} onClose={zoom.close} />}
    </div>
  )
}
