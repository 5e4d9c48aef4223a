import { type AnswerOf, type quoteRefund, storefrontLinks } from '@plaza/contract'
import { Checkbox, PriceText, Stepper, Tile } from '@plaza/design'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useRefundWords } from '../words/index.ts'
import type { Chosen } from './use-applying.ts'
import styles from '../Refunds.module.css'

type Lines = AnswerOf<typeof quoteRefund>['lines']
type Props = { lines: Lines; chosen: readonly Chosen[]; onChange: (itemId: string, quantity: number) => void }

/** The lines of the order, each with the quantity that can still be refunded. */
export function ChooseLines({ lines, chosen, onChange }: Props) {
  const { picture, text } = useReader()
  const words = useRefundWords()
  const { base } = useSums()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const name = text(line, 'name')
        const quantity = chosen.find(({ item_id: id }) => id === line.item_id)?.quantity ?? 0
        const isClosed = line.left === 0 || line.open_refund !== null
        return (
          <li key={line.item_id} className={styles.line}>
            <Tile corners="small" name={name} picture={picture('product', line.image, line.tint)} sizes="56px" className={styles.tile} />
            <div className={styles.words}>
              <Checkbox
                checked={quantity > 0}
                disabled={isClosed}
                onChange={({ target }) => onChange(line.item_id, target.checked ? line.left : 0)}
              >
                {name}
              </Checkbox>
              <span className={styles.quiet}>
                {line.open_refund !== null ? (
                  <>
                    {words.isOpen} · <a href={storefrontLinks.refund(line.open_refund)}>{words.seeOpen}</a>
                  </>
                ) : line.left === 0 ? (
                  words.noneLeft
                ) : (
                  <>
                    {words.left(line.left)} · <PriceText value={base(line.amount)} />
                  </>
                )}
              </span>
              {quantity > 0 && line.left > 1 && (
                <Stepper
                  value={quantity}
                  max={line.left}
                  label={words.quantity(name)}
                  decreaseLabel={`− ${name}`}
                  increaseLabel={`+ ${name}`}
                  onChange={(next) => onChange(line.item_id, next)}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
