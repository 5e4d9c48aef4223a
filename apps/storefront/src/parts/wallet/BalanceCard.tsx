import type { Balance } from '@plaza/contract'
import { Icon, IconArrowsExchange, IconBuildingBank, IconChevronRight, IconPlus, PriceText, Skeleton, type TablerIcon } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useSums } from './use-sums.ts'
import { useBalanceWords } from './words/index.ts'
import styles from './BalanceCard.module.css'

const actions = [
  { key: 'recharge', icon: IconPlus },
  { key: 'withdraw', icon: IconBuildingBank },
  { key: 'transfer', icon: IconArrowsExchange },
] as const satisfies readonly { key: string; icon: TablerIcon }[]

/** Amounts from this length on use a smaller font. */
const longFrom = 10

type Props = {
  /** Undefined while the balance is loading. */
  balance: Balance | undefined
  /** Opens the list of frozen sums. Without it the line is plain text. */
  onFrozen?: () => void
}

/** Available balance, pending sums with the reason, and three buttons for the balance. */
export function BalanceCard({ balance, onFrozen }: Props) {
  const words = useBalanceWords()
  const { shown } = useSums()
  const sum = balance && shown(balance.balance)
  const isFrozen = balance !== undefined && Number(balance.frozen) > 0
  return (
    <section aria-label={words.wallet} className={styles.card} data-long={(sum ?? '').length >= longFrom || undefined}>
      <p className={styles.label}>{words.available}</p>
      <p className={styles.sum}>{sum ? <PriceText value={sum} smallDecimals /> : <Skeleton shape="title" className={styles.hold} />}</p>
      {isFrozen &&
        (onFrozen ? (
          <button type="button" className={styles.frozen} aria-haspopup="dialog" onClick={onFrozen}>
            <FrozenLine balance={balance} />
            <Icon of={IconChevronRight} size={18} />
          </button>
        ) : (
          <p className={styles.frozen}>
            <FrozenLine balance={balance} />
          </p>
        ))}
      {!isFrozen && <p className={styles.frozen}>{balance && words.nothingFrozen}</p>}
      <ul className={styles.ways}>
        {actions.map(({ key, icon }) => (
          <li key={key}>
            <a href={hrefOf('wallet', { view: key })} className={styles.way}>
              <Icon of={icon} size={24} />
              <span>{words[key]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Frozen amount with its reason and end date. If there are several reasons, only their number is shown. */
function FrozenLine({ balance: { frozen, holds } }: { balance: Balance }) {
  const { lang } = useReader()
  const words = useBalanceWords()
  const { shown } = useSums()
  const [only, ...others] = holds
  const why = !only ? '' : others.length > 0 ? words.holds(holds.length) : words.whyUntil(words.why[only.rule], dayOf(only.ends_at, lang))
  return <span>{[words.frozen(shown(frozen)), why].filter(Boolean).join(' · ')}</span>
}
