import { cx } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { ListProps } from './IndexTable.tsx'
import { PickBox } from './PickBox.tsx'
import styles from './IndexCards.module.css'

/** A list on a phone: each row is a card with the same facts as in the table. */
export function IndexCards<Row>({ label, rows, row, columns, picked, onAt }: ListProps<Row>) {
  const words = useConsoleWords()
  const [first, ...others] = columns
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((each, index) => (
        <li key={row.id(each)} className={cx(styles.card, picked?.has(row.id(each)) && styles.picked)}>
          <div className={styles.head}>
            {picked && (
              <PickBox label={words.pick(row.name(each))} checked={picked.has(row.id(each))} onChange={() => picked.toggle(row.id(each))} />
            )}
            {row.href ? (
              <a href={row.href(each)} data-row aria-label={row.name(each)} onFocus={() => onAt(index)} className={styles.open}>
                {first?.cell(each)}
              </a>
            ) : (
              <div data-row tabIndex={-1} className={styles.open}>
                {first?.cell(each)}
              </div>
            )}
          </div>
          <dl className={styles.facts}>
            {others
              .filter(({ card }) => card !== 'hidden')
              .map(({ key, head, cell, card }) => (
                <div key={key} className={cx(styles.fact, card === 'bare' && styles.bare)}>
                  <dt className={card === 'bare' ? 'sr' : undefined}>{head}</dt>
                  <dd>{cell(each)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
