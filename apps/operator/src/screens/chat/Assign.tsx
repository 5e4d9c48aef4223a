import { useInboxWords } from '@plaza/console/talk'
import type { Conversation } from '@plaza/contract'
import { Button } from '@plaza/design'
import styles from './Chat.module.css'

type To = 'me' | 'nobody' | 'closed'
type Props = { talk: Conversation; busy: boolean; onAssign: ((to: To) => void) | undefined }

/** The assignee of a conversation, and buttons to take, release or close it. */
export function Assign({ talk: { assigned, closed }, busy, onAssign }: Props) {
  const words = useInboxWords()
  return (
    <div className={styles.assign}>
      {assigned && <span className={styles.whose}>{words.isWith(assigned.name)}</span>}
      {onAssign && !assigned?.mine && (
        <Button look="soft" size="small" busy={busy} onClick={() => onAssign('me')}>
          {words.take}
        </Button>
      )}
      {onAssign && assigned?.mine && (
        <Button look="outline" size="small" busy={busy} onClick={() => onAssign('nobody')}>
          {words.leave}
        </Button>
      )}
      {onAssign && !closed && (
        <Button look="outline" size="small" busy={busy} onClick={() => onAssign('closed')}>
          {words.settle}
        </Button>
      )}
    </div>
  )
}
