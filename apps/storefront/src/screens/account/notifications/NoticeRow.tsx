import type { Notice } from '@plaza/contract'
import {
  Dot,
  Icon,
  IconBell,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconButton,
  IconCheck,
  IconCoin,
  IconPackage,
  IconWallet,
  StatusChip,
  type StatusTone,
  type TablerIcon,
  cx,
} from '@plaza/design'
import { type Instant, instantNow, showTime } from '@plaza/values'
import { momentOf } from '@plaza/web/reading'
import type { ReactNode } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { useReading } from './use-reading.ts'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

const icons: Record<Notice['kind'], TablerIcon> = {
  0: IconBell,
  100: IconBuildingStore,
  200: IconPackage,
  300: IconBuildingWarehouse,
  400: IconWallet,
  500: IconCoin,
}
const tones: Record<Notice['status'], StatusTone> = { [-1]: 'danger', 0: 'warning', 1: 'success' }

/** One notification: its event, its reason, and a link to its subject. Following the link marks the notification read. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { lang } = useReader()
  const words = useNoticeWords()
  const { readOne } = useReading()
  const isApplication = notice.kind !== 0
  return (
    <article className={cx(styles.row, !notice.read && styles.isNew)}>
      <span className={cx(styles.mark, isApplication && styles[tones[notice.status]])}>
        <Icon of={icons[notice.kind]} size={22} />
        {!notice.read && <Dot label={words.unread} />}
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{words.kinds[notice.kind]}</span>
          <time dateTime={notice.date} title={momentOf(notice.date, lang)}>
            {showTime({ moment: notice.date as Instant, now: instantNow(), language: lang })}
          </time>
        </p>
        <h3 className={styles.title}>
          <NoticeLink notice={notice} onFollow={() => !notice.read && void readOne(notice.id)}>
            {notice.title}
          </NoticeLink>
        </h3>
        {notice.body && <p>{notice.body}</p>}
        {notice.reason && (
          <p className={styles.reason}>
            <b>{words.reason}</b> {notice.reason}
          </p>
        )}
        {isApplication && (
          <StatusChip tone={tones[notice.status]} className={styles.chip}>
            {words.statuses[notice.status]}
          </StatusChip>
        )}
      </div>
      {!notice.read && (
        <IconButton label={words.markOne(notice.title)} className={styles.markOne} onClick={() => void readOne(notice.id)}>
          <Icon of={IconCheck} size={20} />
        </IconButton>
      )}
    </article>
  )
}

function NoticeLink({ notice, onFollow, children }: { notice: Notice; onFollow: () => void; children: ReactNode }) {
  if (!notice.link?.startsWith('#/')) return children
  return (
    <a href={notice.link} className={styles.way} onClick={onFollow}>
      {children}
    </a>
  )
}
