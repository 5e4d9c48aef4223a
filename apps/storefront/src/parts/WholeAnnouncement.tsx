import { Button, Sheet } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { type Announcement, usePutAway } from '../mall/announcements.ts'
import { useReader } from '../mall/reader.ts'
import styles from './WholeAnnouncement.module.css'

/** Sheet with the whole text of an announcement. It is not part of the first load. */
export function WholeAnnouncement({ notice, open, onClose }: { notice: Announcement; open: boolean; onClose: () => void }) {
  const { words, text } = useReader()
  const { announcement, common, home } = words
  const putAway = usePutAway()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(notice, 'title')}
      closeLabel={common.close}
      size="narrow"
      footer={<Button onClick={() => putAway(notice.id)}>{notice.serious ? announcement.haveRead : home.dismiss}</Button>}
    >
      <AnnouncementDate date={notice.date} />
      <p className={styles.whole}>{text(notice, 'text')}</p>
    </Sheet>
  )
}

/** Rendered only when the sheet opens, because the first date formatting on a page is slow. */
function AnnouncementDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className={styles.date}>
      {dayOf(date, useReader().lang)}
    </time>
  )
}
