import { Grid, Section, Tile } from '@plaza/design'
import { type ComponentProps, useMemo } from 'react'
import { Failure } from '../../parts/Failure.tsx'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { ProductInList } from '../../parts/product/Product.tsx'
import type { SeenProduct } from '../../mall/recently-seen.ts'
import { hrefOf } from '../../paths.ts'
import { findRemembered } from './remembered.ts'
import styles from './OfflineResults.module.css'
import { searchWords } from './words.ts'

/** Shown while the server cannot be reached: a message, and the matching products stored on this device. */
export function OfflineResults({ words, ...failed }: { words: string } & ComponentProps<typeof Failure>) {
  const says = searchWords[useReader().lang]
  const { queries } = useMall()
  const found = useMemo(() => findRemembered(queries, words), [queries, words])
  return (
    <>
      <Failure {...failed} />
      {found.length > 0 && (
        <Section title={says.offline} subtitle={says.offlineText}>
          <Grid label={says.offline}>
            {found.map(({ id, card, seen }) =>
              card ? <ProductInList key={id} product={card} /> : seen && <SeenProductCard key={id} product={seen} />,
            )}
          </Grid>
        </Section>
      )}
    </>
  )
}

/** Card for a product of which the device stores only name and picture. */
function SeenProductCard({ product }: { product: SeenProduct }) {
  const { text, picture } = useReader()
  const name = text(product, 'name')
  return (
    <article>
      <a href={hrefOf('product', { id: product.id })} className={styles.seen}>
        <Tile
          picture={picture('product', product.image, product.tint)}
          name={name}
          corners="medium"
          sizes="(min-width: 1024px) 17vw, (min-width: 600px) 25vw, 45vw"
        />
        <h3 className={styles.name}>{name}</h3>
      </a>
    </article>
  )
}
