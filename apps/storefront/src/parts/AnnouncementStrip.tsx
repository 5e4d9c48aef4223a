import { Icon, IconAlertTriangle, IconButton, IconInfoCircle, IconX, cx, toasts } from '@plaza/design'
import { type ComponentType, useEffect, useState } from 'react'
import { type Announcement, usePutAway } from '../mall/announcements.ts'
import { useReader } from '../mall/reader.ts'
import styles from './AnnouncementStrip.module.css'

type Whole = ComponentType<{ notice: Announcement; open: boolean; onClose: () => void }>

/**
 * One announcement on one line; a sheet shows it in full. Dismissing removes it permanently. For an urgent announcement, the customer must confirm
 * having read it.
 */
export function AnnouncementStrip({ notice }: { notice: Announcement }) {
  const { words, text } = useReader()
  const { announcement, home, page } = words
  const [open, setOpen] = useState(false)
  const [Whole, setWhole] = useState<Whole>()
  const putAway = usePutAway()
  const title = text(notice, 'title')
  useEffect(() => {
    if (!open || Whole) return
    import('./WholeAnnouncement.tsx').then(
      (module) => setWhole(() => module.WholeAnnouncement),
      () => {
        setOpen(false)
        toasts.show(page.failed, 'error')
      },
    )
  }, [open, Whole, page.failed])
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
      {Whole && <Whole notice={notice} open={open} onClose={() => setOpen(false)} />}
    </section>
  )
}
