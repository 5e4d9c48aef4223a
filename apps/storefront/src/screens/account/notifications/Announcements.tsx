import { useGetAnnouncements } from '@plaza/client'
import { EmptyScene, Icon, IconAlertTriangle, IconSpeakerphone, RowSkeleton, cx } from '@plaza/design'
import { dayOf, momentOf } from '@plaza/web/reading'
import { scene } from '../../../parts/pictures/scene.ts'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

/** Announcements of the mall to all users. */
export function Announcements() {
  const { text, lang } = useReader()
  const words = useNoticeWords()
  const query = useGetAnnouncements()
  if (!query.data && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!query.data) return <RowSkeleton />
  if (query.data.length === 0) return <EmptyScene pictures={scene('bell')} title={words.noAnnouncements} text={words.noAnnouncementsText} />
  return (
    <ul className={styles.list}>
      {query.data.map((each) => (
        <li key={each.id}>
          <article className={styles.row}>
            <span className={cx(styles.mark, each.serious && styles.warning)}>
              <Icon of={each.serious ? IconAlertTriangle : IconSpeakerphone} size={22} />
            </span>
            <div className={styles.words}>
              <p className={styles.kind}>
                <time dateTime={each.date} title={momentOf(each.date, lang)}>
                  {dayOf(each.date, lang)}
                </time>
              </p>
              <h3 className={styles.title}>{text(each, 'title')}</h3>
              <p>{text(each, 'text')}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
