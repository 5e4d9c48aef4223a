import { Tile } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import styles from './Stock.module.css'

type Sku = Partial<Record<`name_${'en' | 'zh' | 'es' | 'jp' | 'th' | 'zhtw'}`, string>> & {
  options: Readonly<Record<string, string>>
  image: string | null
  tint: number
}

export const optionsOf = ({ options }: Pick<Sku, 'options'>) => Object.values(options).join(', ')

/** A product variant in a list: picture, product name, and the option values that identify the variant. */
export function Goods({ of: sku }: { of: Sku }) {
  const { text, picture } = useReader()
  const name = text(sku, 'name')
  const options = optionsOf(sku)
  return (
    <>
      <Tile
        name={name}
        corners="small"
        sizes="36px"
        className={styles.tile}
        picture={sku.image ? picture('product', sku.image, sku.tint) : undefined}
      />
      <span className={styles.goods}>
        <span className={styles.name} title={name}>
          {name}
        </span>{' '}
        {options && <small className={styles.options}>{options}</small>}
      </span>
    </>
  )
}
