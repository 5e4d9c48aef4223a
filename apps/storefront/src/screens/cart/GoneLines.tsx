import type { Cart, CartLine, goneStates } from '@plaza/contract'
import { Button, Icon, IconButton, IconTrash, Tile } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { AskFirst } from '../../parts/AskFirst.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import cart from './Cart.module.css'
import styles from './Line.module.css'

type Props = { lines: Cart['gone']; isOffline: boolean; onRemove: (lines: readonly CartLine[]) => unknown }

/** Lines that are no longer for sale. They are shown apart and are not part of the total. The mall cannot put them back, so removing asks first. */
export function GoneLines({ lines, isOffline, onRemove }: Props) {
  const { text, picture } = useReader()
  const words = useCartWords()
  return (
    <section aria-labelledby="gone-lines" className={cart.card}>
      <div className={cart.goneHead}>
        <h2 id="gone-lines" className={cart.goneTitle}>
          {words.notAvailable(lines.length)}
        </h2>
        <AskFirst title={words.askRemove(lines.length)} does={words.removeThem} onDo={() => onRemove(lines)}>
          {(ask) => (
            <Button look="link" size="small" whyNot={isOffline ? words.offlineText : undefined} onClick={ask}>
              {words.removeAll}
            </Button>
          )}
        </AskFirst>
      </div>
      <ul>
        {lines.map((line) => {
          const name = text(line, 'name')
          return (
            <li key={line.id} className={styles.gone}>
              <Tile picture={picture('product', line.image, line.tint)} name={name} sizes="72px" dimmed className={styles.goneTile} />
              <div className={styles.goneWords}>
                <p title={name} className={styles.name}>
                  {name}
                </p>
                <p className={styles.goneState}>{words.states[line.state as (typeof goneStates)[number]]}</p>
                <a href={hrefOf('product', { id: line.product_id })} aria-label={words.similarTo(name)} className={styles.similar}>
                  {words.seeSimilar}
                </a>
              </div>
              <AskFirst title={words.askRemove(1)} does={words.removeThem} onDo={() => onRemove([line])}>
                {(ask) => (
                  <IconButton label={words.remove(name)} disabled={isOffline} onClick={ask}>
                    <Icon of={IconTrash} size={20} />
                  </IconButton>
                )}
              </AskFirst>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
