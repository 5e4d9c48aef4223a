import { Card } from '@plaza/console'
import { Price, ProductCard, Segmented, Tile } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { type Draft, unreadable } from './draft.ts'
import { useProductWords } from './words/index.ts'
import styles from './PreviewCard.module.css'

/** The product as shoppers will see it, in the seller's language and currency. */
export function PreviewCard({ draft }: { draft: Draft }) {
  const words = useProductWords()
  const [shape, setShape] = useState('card')
  const shown = useShown(draft)
  return (
    <Card
      title={words.preview}
      action={
        <Segmented
          label={words.preview}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'card', label: words.asCard },
            { value: 'page', label: words.asPage },
          ]}
        />
      }
    >
      <div inert className={styles.shown}>
        {shape === 'card' ? (
          <div className={styles.card}>
            <ProductCard
              href="#"
              title={shown.title}
              price={shown.price}
              sizes="220px"
              {...(shown.picture && { picture: shown.picture })}
            />
          </div>
        ) : (
          <AsPage {...shown} />
        )}
      </div>
    </Card>
  )
}

const useShown = (draft: Draft) => {
  const words = useProductWords()
  const { lang, price, picture } = useReader()
  const [text, english] = [draft.texts[lang], draft.texts.en]
  const wrong = new Set(unreadable(draft).map(({ field }) => field))
  const prices = draft.skus.flatMap((sku, at) => (sku.price && !wrong.has(`skus.${at}.price`) ? [Number(sku.price.replace(',', '.'))] : []))
  const [first] = draft.images
  const source = first === undefined ? undefined : picture('product', first, 9)
  return {
    title: text.name || english.name || words.untitled,
    short: text.short || english.short,
    description: text.description || english.description,
    price: price((prices.length > 0 ? Math.min(...prices) : 0).toFixed(2)),
    picture: source,
    options: draft.options.filter(({ values }) => values.length > 0),
  }
}

function AsPage({ title, short, description, price, picture, options }: ReturnType<typeof useShown>) {
  return (
    <div className={styles.page}>
      <Tile name={title} shape="gallery" sizes="300px" {...(picture && { picture })} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.short}>{short}</p>
      <Price value={price} size="feature" />
      {options.map(({ name, values }) => (
        <p key={name} className={styles.option}>
          <b>{name}</b> {values.join(' · ')}
        </p>
      ))}
      <p className={styles.description}>{description}</p>
    </div>
  )
}
