import { useGetTopCategories } from '@plaza/client'
import type { AnswerOf, getTopCategories } from '@plaza/contract'
import { Icon, IconChevronRight, Price, Tile } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { hrefOf } from '../../paths.ts'
import styles from './LivelyCategories.module.css'

const productsEach = 4

/** The three departments with the most sales, each with its best sellers. */
export function LivelyCategories() {
  const { home } = useReader().words
  const near = useNear()
  const query = useGetTopCategories(productsEach, { enabled: near.isNear })
  return (
    <Block
      near={near}
      query={query}
      title={home.lively}
      subtitle={home.livelyNote}
      seeAll={hrefOf('categories')}
      isEmpty={(found) => found.every(({ products }) => products.length === 0)}
      hold={<BlocksHold count={3} size="panel" />}
    >
      {(found) => (
        <ul className={styles.panels}>
          {found.map((each) => (
            <Panel key={each.category.id} {...each} />
          ))}
        </ul>
      )}
    </Block>
  )
}

function Panel({ category, products }: AnswerOf<typeof getTopCategories>[number]) {
  const { words, text, price, picture } = useReader()
  return (
    <li className={styles.panel}>
      <h3>
        <a href={hrefOf('category', { id: category.id })} className={styles.name}>
          <span>
            {text(category, 'name')}
            <small className={styles.count}>{words.home.products(category.product_count)}</small>
          </span>
          <Icon of={IconChevronRight} size={20} />
        </a>
      </h3>
      <ul className={styles.products}>
        {products.map((product) => {
          const name = text(product, 'name')
          return (
            <li key={product.id}>
              <a href={hrefOf('product', { id: product.id })} className={styles.product}>
                <Tile name={name} picture={picture('product', product.image, product.tint)} sizes="(min-width: 1024px) 130px, 20vw" />
                <span className="sr">{name}</span>
                <Price size="small" value={price(product.price)} className={styles.price} />
              </a>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
