import { Money } from '@plaza/console'
import type { Dashboard } from '@plaza/contract'
import { EmptyScene, IconTag, Tile } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useDashboardWords } from './words/index.ts'
import styles from './BestGoods.module.css'

/** Best-selling products. The length of each bar is relative to the best-selling product. */
export function BestGoods({ of: best }: { of: Dashboard['best'] }) {
  const words = useDashboardWords()
  const { text, picture } = useReader()
  const most = Number(best[0]?.amount ?? 1) || 1
  if (best.length === 0) return <EmptyScene icon={IconTag} title={words.noBest} text={words.noBestText} />
  return (
    <ol className={styles.best}>
      {best.map((each) => (
        <li key={each.product_id} className={styles.goods}>
          <Tile
            name={text(each, 'name')}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={picture('product', each.image, each.tint)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{text(each, 'name')}</span>
            <span aria-hidden="true" className={styles.bar}>
              <span style={{ inlineSize: `${Math.max(2, (Number(each.amount) / most) * 100)}%` }} />
            </span>
          </span>
          <span className={styles.sum}>
            <b>
              <Money of={each.amount} />
            </b>
            <span className={styles.pieces}>{words.pieces(each.pieces)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
