import { Button, Section } from '@plaza/design'
import { localizedLanguage } from '@plaza/values'
import { useCut } from '@plaza/web/hooks'
import { countryName } from '@plaza/web/reading'
import { type ReactNode, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { langOf } from './lang-of.ts'
import { useProductWords } from './words/index.ts'
import styles from './Details.module.css'

/** The seller's description, and structured product data. */
export function Details({ product }: { product: Product }) {
  return (
    <Section title={useProductWords().details}>
      <Description product={product} />
      <Specs product={product} />
    </Section>
  )
}

function Description({ product }: { product: Product }) {
  const { lang, text } = useReader()
  const words = useProductWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useCut(box, text(product, 'description'))
  const short = text(product, 'short_description')
  const paragraphs = text(product, 'description')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
  if (!short && paragraphs.length === 0) return null
  return (
    <div lang={langOf(localizedLanguage(product, 'description', lang), lang)} className={styles.description}>
      <div ref={box} className={isOpen ? undefined : styles.first}>
        {short && <p className={styles.short}>{short}</p>}
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {(isCut || isOpen) && (
        <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showMore}
        </Button>
      )}
    </div>
  )
}

function Specs({ product }: { product: Product }) {
  const { lang, text } = useReader()
  const words = useProductWords()
  const category = product.category_path.at(-1)
  return (
    <dl className={styles.specs}>
      {product.brand && <Spec name={words.brand}>{product.brand.name}</Spec>}
      {category && (
        <Spec name={words.category}>
          <a href={hrefOf('category', { id: category.id })} className={styles.link}>
            {text(category, 'name')}
          </a>
        </Spec>
      )}
      <Spec name={words.sentFrom}>
        {product.seller.city}, {countryName(product.seller.country, lang)}
      </Spec>
      {Number(product.tax_rate) > 0 && <Spec name={words.tax}>{words.taxAdded(String(Number(product.tax_rate)))}</Spec>}
      <Spec name={words.number}>{product.id}</Spec>
    </dl>
  )
}

function Spec({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.spec}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
