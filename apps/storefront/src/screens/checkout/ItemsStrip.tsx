import type { Quote, QuoteLine } from '@plaza/contract'
import { Icon, IconChevronDown, PriceText, Tile } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

const maxTiles = 4

/** Items of the purchase, collapsed into one row of pictures. When expanded, it shows every line. */
export function ItemsStrip({ quote }: { quote: Quote }) {
  const words = useCheckoutWords()
  const { text, picture } = useReader()
  const lines = quote.shops.flatMap((shop) => shop.lines)
  return (
    <details className={styles.strip}>
      <summary>
        <span className={styles.tiles}>
          {lines.slice(0, maxTiles).map((line) => (
            <Tile
              key={line.sku_id}
              corners="small"
              name={text(line, 'name')}
              picture={picture('product', line.image, line.tint)}
              sizes="52px"
              className={styles.tile}
            />
          ))}
          {lines.length > maxTiles && <span className={styles.more}>+{lines.length - maxTiles}</span>}
        </span>
        <span className={styles.stripWords}>{words.items(quote.costs.pieces)}</span>
        <Icon of={IconChevronDown} size={20} />
      </summary>
      {quote.shops.map(({ shop, lines: own }) => (
        <div key={shop.id} className={styles.stripShop}>
          <h3>{shop.name}</h3>
          <ItemLines lines={own} />
        </div>
      ))}
    </details>
  )
}

export function ItemLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { text, picture, price } = useReader()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const name = text(line, 'name')
        const options = line.options.map((option) => text(option, 'value_name'))
        return (
          <li key={line.sku_id} className={styles.line}>
            <Tile corners="small" name={name} picture={picture('product', line.image, line.tint)} sizes="56px" className={styles.tile} />
            <div className={styles.lineWords}>
              <a href={hrefOf('product', { id: line.product_id })} title={name}>
                {name}
              </a>
              <span>{[...options, `x${line.quantity}`].join(' · ')}</span>
            </div>
            <span className={styles.amount}>
              <PriceText value={price(line.amount)} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
