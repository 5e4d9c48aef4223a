import type { Column } from '@plaza/console'
import type { ShopProductRow } from '@plaza/contract'
import { PriceText, StatusChip, Tile } from '@plaza/design'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { tones } from './tones.ts'
import { useProductsWords } from './words/index.ts'
import styles from './Products.module.css'

/** Columns of the shop's product list. */
export const useProductColumns = (): readonly Column<ShopProductRow>[] => {
  const words = useProductsWords()
  const { lang, price, picture } = useReader()
  const day = (at: string | null) =>
    at && (
      <time dateTime={at} title={momentOf(at, lang)}>
        {dayOf(at, lang)}
      </time>
    )
  return [
    {
      key: 'product',
      head: words.columns.product,
      cell: ({ name, image, tint }) => (
        <>
          <Tile
            name={name || words.untitled}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={picture('product', image, tint)}
          />
          <span className={styles.name} title={name}>
            {name || words.untitled}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      head: words.columns.state,
      cell: ({ state, draft, publish_at: from }) => (
        <>
          <StatusChip tone={tones[state]}>{words.states[state]}</StatusChip>
          {draft && <small className={styles.beside}>{words.beside[draft]}</small>}
          {from && <small className={styles.beside}>{words.from(dayOf(from, lang))}</small>}
        </>
      ),
    },
    { key: 'left', head: words.columns.left, end: true, cell: ({ items_left: left }) => left ?? '–' },
    { key: 'variants', head: words.columns.variants, end: true, cell: ({ variants }) => variants },
    {
      key: 'price',
      head: words.columns.price,
      end: true,
      cell: ({ price: sum }) => <b>{sum === null ? '–' : <PriceText value={price(sum)} />}</b>,
    },
    { key: 'changed', head: words.columns.changed, cell: ({ changed_at: at }) => day(at) },
    { key: 'code', head: words.columns.code, extra: true, cell: ({ code }) => code ?? '–' },
    { key: 'ends', head: words.columns.ends, extra: true, cell: ({ expires_at: at }) => day(at) ?? '–' },
  ]
}
