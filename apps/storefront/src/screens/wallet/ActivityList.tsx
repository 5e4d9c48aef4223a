import { Icon, PriceText, StatusChip, cx } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { type Activity, byDay, daysAgo } from './activity.ts'
import { kindIcons, readReference, stateTones } from './kinds.ts'
import { shortId } from './short-id.ts'
import { type WalletWords, useWalletWords } from './words/index.ts'
import styles from './ActivityList.module.css'

type Props = { rows: readonly Activity[]; onOpen: (row: Activity) => void; withBalance?: boolean }

/** Wallet activity grouped by day. A press on a row opens its receipt. */
export function ActivityList({ rows, onOpen, withBalance }: Props) {
  const { lang } = useReader()
  const words = useWalletWords()
  const named = (day: string, date: string) => (day === daysAgo(0) ? words.today : day === daysAgo(1) ? words.yesterday : dayOf(date, lang))
  return (
    <div>
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} aria-label={named(day, ofDay[0]?.date ?? day)}>
          <h3 className={styles.day}>{named(day, ofDay[0]?.date ?? day)}</h3>
          <ul>
            {ofDay.map((row) => (
              <li key={row.key}>
                <ActivityRow row={row} onOpen={() => onOpen(row)} withBalance={withBalance} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ActivityRow({ row, onOpen, withBalance }: { row: Activity; onOpen: () => void; withBalance: boolean | undefined }) {
  const words = useWalletWords()
  const { shown } = useSums()
  const kind = row.line?.kind ?? 'recharge'
  const income = row.line ? row.line.direction === 'income' : true
  const sum = shown(row.line?.amount ?? row.recharge?.expected_amount)
  const about = aboutOf(row, words)
  return (
    <button type="button" aria-haspopup="dialog" className={styles.row} onClick={onOpen}>
      <span className={styles.mark}>
        <Icon of={kindIcons[kind]} size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(row, words)}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      <span className={styles.end}>
        <span className={cx(styles.sum, income && styles.income)}>
          {income ? '+' : '\u2212'}
          <PriceText value={sum} />
        </span>
        {withBalance && row.line ? (
          <span className={styles.about}>{words.balanceIs(shown(row.line.balance_after))}</span>
        ) : (
          <StatusChip tone={stateTones[row.state]}>{words.states[row.state]}</StatusChip>
        )}
      </span>
    </button>
  )
}

const titleOf = ({ line, recharge }: Activity, words: WalletWords): string => {
  if (recharge) return words.rechargeBy(recharge.wallet?.name ?? words.methods[recharge.payment_method])
  if (line.kind === 'recharge' && line.remark) return words.rechargeBy(line.remark)
  const { about, id } = readReference(line.reference)
  return about === 'order' ? `${words.kinds[line.kind]} ${id}` : words.kinds[line.kind]
}

const aboutOf = ({ line, recharge }: Activity, words: WalletWords): string =>
  recharge
    ? recharge.transaction_id
      ? words.transactionShort(shortId(recharge.transaction_id))
      : ''
    : line.kind === 'recharge'
      ? ''
      : line.remark
