import { Button, Icon, IconAlertTriangle, IconButton, IconInfoCircle, IconX, Sheet, cx } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useState } from 'react'
import { type Announcement, usePutAway } from '../mall/announcements.ts'
import { useReader } from '../mall/reader.ts'
import styles from './AnnouncementStrip.module.css'

/**
 * One announcement on one line; a sheet shows it in full. Dismissing removes it for good. For a serious one, the customer confirms having read it.
 */
export function AnnouncementStrip({ told }: { told: Announcement }) {
  const { words, text } = useReader()
  const { announcement, home } = words
  const [open, setOpen] = useState(false)
  const putAway = usePutAway()
  const title = text(told, 'title')
  return (
    <section
      aria-label={told.serious ? announcement.important : home.announcement}
      className={cx(styles.strip, told.serious && styles.serious)}
    >
      <button type="button" aria-haspopup="dialog" className={styles.words} onClick={() => setOpen(true)}>
        <Icon of={told.serious ? IconAlertTriangle : IconInfoCircle} size={20} />
        <span className={styles.line}>
          <b>{title}</b> <span>{text(told, 'text')}</span>
        </span>
        {told.serious && <span className={styles.read}>{announcement.read}</span>}
      </button>
      <IconButton label={told.serious ? announcement.haveRead : home.dismiss} onClick={() => putAway(told.id)}>
        <Icon of={IconX} size={20} />
      </IconButton>
      <WholeAnnouncement told={told} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

function WholeAnnouncement({ told, open, onClose }: { told: Announcement; open: boolean; onClose: () => void }) {
  const { words, text } = useReader()
  const { announcement, common, home } = words
  const putAway = usePutAway()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(told, 'title')}
      closeLabel={common.close}
      size="narrow"
      footer={<Button onClick={() => putAway(told.id)}>{told.serious ? announcement.haveRead : home.dismiss}</Button>}
    >
      <Told date={told.date} />
      <p className={styles.whole}>{text(told, 'text')}</p>
    </Sheet>
  )
}

/** Made when the sheet opens: the first date of a page is dear to write. */
function Told({ date }: { date: string }) {
  return (
    <time dateTime={date} className={styles.date}>
      {dayOf(date, useReader().lang)}
    </time>
  )
}
