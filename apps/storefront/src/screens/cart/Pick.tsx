import type { CartLine } from '@plaza/contract'
import { Checkbox, Price, Tile } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import styles from './Edit.module.css'

type Props = { line: CartLine; isChosen: boolean; isGone?: boolean; onToggle: (on: boolean) => void }

/** A selectable cart line. A press anywhere on the line toggles the selection. */
export function Pick({ line, isChosen, isGone = false, onToggle }: Props) {
  const { text, price, picture } = useReader()
  const words = useCartWords()
  const name = text(line, 'name')
  const options = line.options.map((option) => text(option, 'value_name')).join(' · ')
  return (
    <li>
      <Checkbox
        aria-label={words.select(name)}
        checked={isChosen}
        className={styles.pick}
        onChange={({ target }) => onToggle(target.checked)}
      >
        <span className={styles.line}>
          <Tile picture={picture('product', line.image, line.tint)} name={name} sizes="72px" dimmed={isGone} className={styles.tile} />
          <span className={styles.words}>
            <span title={name} className={styles.name}>
              {name}
            </span>
            {options && <span className={styles.options}>{options}</span>}
            <Price size="small" value={price(line.price)} />
          </span>
          <span className={styles.pieces}>{`x${line.quantity}`}</span>
        </span>
      </Checkbox>
    </li>
  )
}
