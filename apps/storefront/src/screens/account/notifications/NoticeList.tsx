import { useGetNoticesPages } from '@plaza/client'
import { Button, Chip, EmptyScene, RowSkeleton } from '@plaza/design'
import { useState } from 'react'
import { scene } from '../../../parts/pictures/scene.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { useReadOnLeaving } from './use-reading.ts'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

const pageSize = 20

/** The user's notifications, newest first. */
export function NoticeList() {
  const words = useNoticeWords()
  const [unread, setUnread] = useState(false)
  const query = useGetNoticesPages({ limit: pageSize, unread })
  const notices = query.data?.pages.flatMap((page) => page.list)
  useReadOnLeaving(notices !== undefined)
  return (
    <>
      <div className={styles.tools}>
        <Chip pressed={unread} onChange={setUnread}>
          {words.onlyUnread}
        </Chip>
      </div>
      {!notices && !query.isError && [0, 1, 2, 3].map((at) => <RowSkeleton key={at} />)}
      {!notices && query.isError && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {notices?.length === 0 &&
        (unread ? (
          <EmptyScene
            pictures={scene('bell')}
            title={words.emptyUnread}
            action={
              <Button look="soft" onClick={() => setUnread(false)}>
                {words.seeAll}
              </Button>
            }
          />
        ) : (
          <EmptyScene pictures={scene('bell')} title={words.empty} text={words.emptyText} />
        ))}
      {notices && notices.length > 0 && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {notices && query.hasNextPage && (
        <div className={styles.more}>
          <output>{words.shown(notices.length)}</output>
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
