import { useAnnouncements } from '@plaza/client'
import { Icon, IconButton, IconInfoCircle, IconX } from '@plaza/design'
import { useEffect } from 'react'
import { useReader } from '../../parts/reader.ts'
import { useStore } from '../../parts/store.ts'
import { dismissed, dismiss } from './dismissed.ts'
import styles from './AnnouncementStrip.module.css'

/** The newest announcement that this shopper has not put away. */
export function AnnouncementStrip() {
  const { words, text } = useReader()
  const { data = [] } = useAnnouncements()
  const away = useStore(dismissed)
  const shown = data.find(({ id }) => !away.includes(id))
  // Until here the page kept quiet for somebody who may have put all of them away.
  useEffect(() => void delete document.documentElement.dataset['quiet'], [])
  if (!shown) return null
  return (
    <section aria-label={words.home.announcement} className={styles.strip}>
      <Icon of={IconInfoCircle} size={20} />
      <p className={styles.words}>
        <b>{text(shown, 'title')}</b> <span>{text(shown, 'text')}</span>
      </p>
      <IconButton label={words.home.dismiss} onClick={() => dismiss(shown.id)}>
        <Icon of={IconX} size={20} />
      </IconButton>
    </section>
  )
}
