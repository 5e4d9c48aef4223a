import { Banner, Button } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { capped } from '../../mall/cart/bring-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import styles from './Cart.module.css'

/** Lines whose quantity was reduced when the visitor logged in. */
export function CappedNote() {
  const { text, words: mall } = useReader()
  const words = useCartWords()
  const list = useStore(capped)
  if (list.length === 0) return null
  return (
    <Banner
      tone="info"
      className={styles.note}
      action={
        <Button look="link" size="small" onClick={() => capped.set([])}>
          {mall.common.close}
        </Button>
      }
    >
      <ul>
        {list.map((each, at) => (
          <li key={at}>{words.capped(text(each, 'name'), each.got, each.wanted)}</li>
        ))}
      </ul>
    </Banner>
  )
}
