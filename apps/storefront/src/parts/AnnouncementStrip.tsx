import { Button, Icon, IconAlertTriangle, IconButton, IconInfoCircle, IconX, Sheet, cx } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useState } from 'react'
import { type Announcement, usePutAway } from '../mall/announcements.ts'
import { useReader } from '../mall/reader.ts'
import styles from './AnnouncementStrip.module.css'

/**
 * One announcement on one line; a sheet shows it in full. Dismissing removes it permanently. For an urgent announcement, the customer must confirm
 * having read it.
 */
export function AnnouncementStrip({ notice }: { notice: Announcement }) {
  const { words, text } = useReader()
  const { announcement, home } = words
  const [open, setOpen] = useState(false)
  const putAway = usePutAway()
  const title = text(notice, 'title')
  return (
    <section
      aria-label={notice.serious ? announcement.important : home.announcement}
      className={cx(styles.strip, notice.serious && styles.serious)}
    >
      <button type="button" aria-haspopup="dialog" className={styles.words} onClick={() => setOpen(true)}>
        <Icon of={notice.serious ? IconAlertTriangle : IconInfoCircle} size={20} />
        <span className={styles.line}>
          <b>{title}</b> <span>{text(notice, 'text')}</span>
        </span>
        {notice.serious && <span className={styles.read}>{announcement.read}</span>}
      </button>
      <IconButton label={notice.serious ? announcement.haveRead : home.dismiss} onClick={() => putAway(notice.id)}>
        <Icon of={IconX} size={20} />
      </IconButton>
      <WholeAnnouncement notice={notice} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

function WholeAnnouncement({ notice, open, onClose }: { notice: Announcement; open: boolean; onClose: () => void }) {
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
