import { useGetNoticesPages } from '@plaza/client'
import { RowSkeleton } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { hrefOf } from '../../paths.ts'
import { NoticeRow } from './notifications/NoticeRow.tsx'
import { useNoticeWords } from './notifications/words/index.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const shown = 3

/** The newest notifications, as a card of the account overview. */
export function LatestNotices() {
  const words = useProfileWords()
  const notices = useNoticeWords()
  const { common } = useReader().words
  const query = useGetNoticesPages({ limit: shown })
  const list = query.data?.pages[0]?.list
  return (
    <section aria-labelledby="latest-notices" className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id="latest-notices">{words.latest}</h2>
        <a href={hrefOf('account', { tab: 'notices' })} className={styles.more}>
          {common.seeAll}
          <span className="sr"> {notices.title}</span>
        </a>
      </div>
      {!list && !query.isError && <RowSkeleton />}
      {!list && query.isError && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {list?.length === 0 && <p className={styles.nothing}>{notices.emptyText}</p>}
      {list && list.length > 0 && (
        <ul className={styles.latest}>
          {list.slice(0, shown).map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
