import type { ShopNotice } from '@plaza/contract'
import {
  Dot,
  Icon,
  IconBell,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconButton,
  IconCheck,
  IconTag,
  IconWallet,
  PriceWords,
  StatusChip,
  type StatusTone,
  type TablerIcon,
  cx,
} from '@plaza/design'
import { type Instant, instantNow, showTime } from '@plaza/values'
import { momentOf, useReader } from '@plaza/web/reading'
import { useReadShopNotice } from '../../../calls/dashboard.ts'
import { useNoticeWords } from './words/index.ts'
import styles from './Notices.module.css'

const icons: Record<ShopNotice['kind'], TablerIcon> = {
  0: IconBell,
  100: IconBuildingStore,
  200: IconTag,
  300: IconBuildingWarehouse,
  400: IconWallet,
  500: IconWallet,
}
const tones: Record<ShopNotice['status'], StatusTone> = { [-1]: 'danger', 0: 'warning', 1: 'success' }

/** One notice: its event, its reason, and a link to its subject. Following the link marks the notice read. */
export function NoticeRow({ notice }: { notice: ShopNotice }) {
  const words = useNoticeWords()
  const { lang } = useReader()
  const { mutate: read } = useReadShopNotice()
  const { id, kind, status, title, body, reason, to, date } = notice
  const mark = () => void (!notice.read && read({ id }))
  return (
    <article className={cx(styles.row, !notice.read && styles.isNew)}>
      <span className={styles.mark}>
        <Icon of={icons[kind]} size={22} />
        {!notice.read && <Dot label={words.unread} />}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {to === null ? (
            <PriceWords text={title} />
          ) : (
            <a href={`#${to}`} className={styles.way} onClick={mark}>
              <PriceWords text={title} />
            </a>
          )}
        </h2>
        <p>
          <PriceWords text={body} />
        </p>
        {reason && (
          <p className={styles.reason}>
            <b>{words.reason}</b> {reason}
          </p>
        )}
        <p className={styles.when}>
          {kind > 100 && <StatusChip tone={tones[status]}>{words.statuses[status]}</StatusChip>}
          <time dateTime={date} title={momentOf(date, lang)}>
            {showTime({ moment: date as Instant, now: instantNow(), language: lang })}
          </time>
        </p>
      </div>
      {!notice.read && (
        <IconButton label={words.markOne(title)} className={styles.markOne} onClick={mark}>
          <Icon of={IconCheck} size={20} />
        </IconButton>
      )}
    </article>
  )
}
