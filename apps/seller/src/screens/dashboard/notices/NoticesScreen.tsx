import { Card, ConsolePage, Failed, type ScreenProps } from '@plaza/console'
import { Button, EmptyScene, IconBell, RowSkeleton, Segmented, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { changeQuery } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useListShopNoticesPages, useReadAllShopNotices } from '../../../calls/dashboard.ts'
import { hrefOf } from '../../../paths.ts'
import { useWords } from '../../../words/index.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { Waiting } from './Waiting.tsx'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

const views = ['all', 'unread'] as const

/** Unfinished tasks of the shop, and the user's notices, newest first. */
export default function NoticesScreen({ query }: ScreenProps) {
  const words = useNoticeWords()
  const { console: shared } = useWords()
  const { words: all } = useReader()
  const view = views.find((each) => each === query.get('view')) ?? 'all'
  const request = useListShopNoticesPages(view)
  const readAll = useReadAllShopNotices()
  const rows = request.data?.pages.flatMap(({ list }) => list)
  const unread = request.data?.pages[0]?.unread ?? 0
  const mark = () =>
    readAll.mutate({}, { onSuccess: () => toasts.show(words.allRead), onError: (error) => toasts.show(saidOf(error, all), 'error') })
  return (
    <ConsolePage
      title={words.title}
      busy={request.isPending}
      width="narrow"
      actions={
        unread > 0 && (
          <Button look="soft" size="small" busy={readAll.isPending} onClick={mark}>
            {words.markAll}
          </Button>
        )
      }
    >
      <Waiting />
      <div className={styles.views}>
        <Segmented
          label={words.title}
          value={view}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          onChange={(to) => changeQuery(hrefOf('notices', to === 'all' ? {} : { view: to }))}
        />
      </div>
      {!rows && request.isError && <Failed error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {!rows && !request.isError && [0, 1, 2].map((each) => <RowSkeleton key={each} />)}
      {rows?.length === 0 && <EmptyScene icon={IconBell} title={words.empty[view]} text={words.emptyText} />}
      {rows && rows.length > 0 && (
        <Card flush>
          <ul aria-label={words.title} className={styles.list}>
            {rows.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {request.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" size="small" busy={request.isFetchingNextPage} onClick={() => void request.fetchNextPage()}>
            {shared.showMore}
          </Button>
        </div>
      )}
    </ConsolePage>
  )
}
