import type { ReactNode } from 'react'
import { PriceWords } from '../show/Price.tsx'
import { Tile } from '../show/Tile.tsx'
import type { PictureSource } from '../show/picture-source.ts'
import styles from './Talk.module.css'

type Props = {
  kind: string
  name: string
  picture?: PictureSource | undefined
  /** Further facts about the product, order or refund, as text. */
  facts: readonly (string | null)[]
  href?: string | undefined
  aside?: ReactNode
}

/** Card of the product, order or refund that a conversation is about. */
export function TalkCard({ kind, name, picture, facts, href, aside }: Props) {
  const inside = (
    <>
      <Tile name={name} {...(picture && { picture })} corners="small" sizes="48px" className={styles.tile} />
      <span className={styles.about}>
        <small>{kind}</small>
        <b dir="auto">{name}</b>
        <span className={styles.facts}>
          <PriceWords text={facts.filter(Boolean).join(' · ')} />
        </span>
      </span>
    </>
  )
  return (
    <div className={styles.card}>
      {href === undefined ? (
        <span className={styles.inside}>{inside}</span>
      ) : (
        <a href={href} className={styles.inside}>
          {inside}
        </a>
      )}
      {aside}
    </div>
  )
}
