import { CountBadge, Icon, IconBell } from '@plaza/design'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import styles from './Bell.module.css'

/** Link to the notices, with the number of unread ones. */
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
