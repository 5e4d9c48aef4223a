import { Button, Icon, IconRefresh, Skeleton, cx } from '@plaza/design'
import { usePrivateFile } from '@plaza/web/hooks'
import { useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import { useShowBytes } from './use-show-bytes.ts'
import styles from './PrivatePicture.module.css'

export type PrivatePictureProps = {
  id: string
  url: string
  label: string
  /** Label of the button that turns the picture by 90°. Without it, the picture cannot be turned. */
  turn?: string
}

/** A picture that only some people may see: the console fetches it and shows its bytes. A press enlarges it to the available space. */
export function PrivatePicture({ id, url, label, turn }: PrivatePictureProps) {
  const words = useConsoleWords()
  const query = usePrivateFile({ id, url })
  const [isLarge, setLarge] = useState(false)
  const [quarters, setQuarters] = useState(0)
  const show = useShowBytes(query.data)
  if (query.isError)
    return (
      <div className={styles.picture}>
        <p>{words.failed}</p>
        <Button look="link" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!query.data) return <Skeleton shape="block" className={styles.picture} />
  const picture = (
    <button type="button" aria-pressed={isLarge} className={cx(styles.picture, isLarge && styles.large)} onClick={() => setLarge(!isLarge)}>
      <img ref={show} alt={label} {...(turn && { style: { transform: `rotate(${quarters * 90}deg)` } })} />
    </button>
  )
  if (!turn) return picture
  return (
    <div className={styles.turnable}>
      {picture}
      <Button look="link" size="small" icon={<Icon of={IconRefresh} size={18} />} onClick={() => setQuarters((quarters + 1) % 4)}>
        {turn}
      </Button>
    </div>
  )
}
