import { Money } from '@plaza/console'
import type { StatementLine } from '@plaza/contract'
import { useIsWide } from '@plaza/web/hooks'
import { dayOf, useReader } from '@plaza/web/reading'
import { hrefOf } from '../../paths.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const columns = ['gross', 'shop_coupons', 'refunds', 'commission', 'net'] as const

/** Settled orders, orders that were reversed after settlement, and all other movements: as a table, and on a phone as a list. */
export function StatementTable({ list }: { list: readonly StatementLine[] }) {
  const words = usePaymentWords()
  const isWide = useIsWide()
  if (!isWide)
    return (
      <ul aria-label={words.byOrder} className={styles.lines}>
        {list.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              <LineName of={line} />
            </div>
            <dl>
              {columns.map(
                (name) =>
                  isShown(line, name) && (
                    <div key={name} className={styles.amount}>
                      <dt>{words.columns[name]}</dt>
                      <dd>
                        <Money of={line[name]} />
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by key
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.byOrder}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.order}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.end}>
                {words.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <LineName of={line} />
              </th>
              {columns.map((name) => (
                <td key={name} className={styles.end}>
                  {isShown(line, name) && <Money of={line[name]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isShown = (line: StatementLine, name: (typeof columns)[number]): boolean => name === 'net' || Number(line[name]) !== 0

/** The order of a line with a link to it, or the remark of another movement, and its date. */
function LineName({ of: line }: { of: StatementLine }) {
  const words = usePaymentWords()
  const { lang } = useReader()
  const kinds: Readonly<Record<string, string>> = words.kinds
  return (
    <>
      {line.order_id ? <a href={hrefOf('order', { id: line.order_id })}>{line.order_no}</a> : (line.order_no ?? line.remark)}
      <small>
        {line.kind !== 'sale' && `${kinds[line.kind] ?? line.kind} · `}
        <time dateTime={line.at}>{dayOf(line.at, lang)}</time>
        {line.commission_rate && ` · ${line.commission_rate}%`}
      </small>
    </>
  )
}
