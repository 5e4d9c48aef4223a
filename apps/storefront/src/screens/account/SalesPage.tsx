import { useGetOwnSales } from '@plaza/client'
import { ButtonLink, Icon, IconChevronRight, PriceText, Skeleton } from '@plaza/design'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { Failure } from '../../parts/Failure.tsx'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './SalesPage.module.css'

const figures = ['amount', 'month', 'last_month', 'total'] as const
const waiting = [
  ['to_ship', 'orders'],
  ['refunds', 'received'],
] as const

/** Figures of the user's own shop, as in the seller console, with a link to the console. */
export function SalesPage() {
  const { entries } = useAccountWords()
  return (
    <AccountFrame here="dashboard" title={entries.dashboard}>
      <OwnOnly>{() => <Sales />}</OwnOnly>
    </AccountFrame>
  )
}

function Sales() {
  const { sales: words, seller } = useProfileWords()
  const { base } = useSums()
  const query = useGetOwnSales()
  if (!query.data && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  const { sales, counts } = query.data ?? {}
  return (
    <div className={styles.blocks} aria-busy={!query.data}>
      <ul aria-label={words.title} className={styles.figures}>
        {figures.map((name) => (
          <li key={name} className={styles.figure}>
            <span className={styles.name}>{words[name]}</span>
            <b className={styles.sum}>{sales ? <PriceText value={base(sales[name])} /> : <Skeleton shape="title" />}</b>
          </li>
        ))}
      </ul>
      <p className={styles.definition}>{words.definition}</p>
      {counts && (
        <ul aria-label={words.waiting} className={styles.ways}>
          {waiting.map(([name, tab]) => (
            <li key={name}>
              <a href={hrefOf('dashboard', { tab })} className={styles.way}>
                <span>{words[name]}</span>
                <b className="num">{counts[name] > 998 ? '999+' : counts[name]}</b>
                <Icon of={IconChevronRight} size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={hrefOf('dashboard', { tab: 'backend' })} className={styles.console}>
        {seller.approved.action}
      </ButtonLink>
    </div>
  )
}
