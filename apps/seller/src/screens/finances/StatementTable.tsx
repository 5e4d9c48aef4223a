import { Money } from '@plaza/console'
import type { StatementLine } from '@plaza/contract'
import { dayOf, useReader } from '@plaza/web/reading'
import { hrefOf } from '../../paths.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const columns = ['gross', 'shop_coupons', 'refunds', 'commission', 'net'] as const

/** Table of settled orders, orders that were reversed after settlement, and all other movements. */
export function StatementTable({ list }: { list: readonly StatementLine[] }) {
  const words = usePaymentWords()
  const { lang } = useReader()
  const kinds: Readonly<Record<string, string>> = words.kinds
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
                {line.order_id ? <a href={hrefOf('order', { id: line.order_id })}>{line.order_no}</a> : (line.order_no ?? line.remark)}
                <small>
                  {line.kind !== 'sale' && `${kinds[line.kind] ?? line.kind} · `}
                  <time dateTime={line.at}>{dayOf(line.at, lang)}</time>
                  {line.commission_rate && ` · ${line.commission_rate}%`}
                </small>
              </th>
              {columns.map((name) => (
                <td key={name} className={styles.end}>
                  {(Number(line[name]) !== 0 || name === 'net') && <Money of={line[name]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
