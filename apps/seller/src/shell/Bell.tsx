import { CountBadge, Icon, IconBell } from '@plaza/design'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import styles from './Bell.module.css'

/** What one is told of the shop, and how much of it was not read yet. */
export function Bell({ unread }: { unread: number }) {
  const words = useWords()
  return (
    <a href={hrefOf('notices')} className={styles.bell} title={words.screens.notices}>
      <Icon of={IconBell} size={22} />
      <span className="sr">{words.screens.notices}</span>
      <CountBadge count={unread} label={words.unread(unread)} />
    </a>
  )
}
