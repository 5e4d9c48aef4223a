import { Button, Icon, IconRefresh, Skeleton, cx } from '@plaza/design'
import { usePrivateFile } from '@plaza/web/hooks'
import { useCallback, useState } from 'react'
import { useWords } from '../../words/index.ts'
import styles from './PrivatePicture.module.css'

/** A picture that only some may see: it is fetched and its bytes are shown. Pressed, it is as large as there is room; it can be turned. */
export function PrivatePicture({ id, url, label }: { id: string; url: string; label: string }) {
  const { console: shared, turnPicture } = useWords()
  const asked = usePrivateFile({ id, url })
  const [isLarge, setLarge] = useState(false)
  const [quarters, setQuarters] = useState(0)
  const show = useShowing(asked.data)
  if (asked.isError)
    return (
      <div className={styles.picture}>
        <p>{shared.failed}</p>
        <Button look="link" size="small" busy={asked.isFetching} onClick={() => void asked.refetch()}>
          {shared.tryAgain}
        </Button>
      </div>
    )
  if (!asked.data) return <Skeleton shape="block" className={styles.picture} />
  return (
    <div className={styles.frame}>
      <button
        type="button"
        aria-pressed={isLarge}
        className={cx(styles.picture, isLarge && styles.large)}
        onClick={() => setLarge(!isLarge)}
      >
        <img ref={show} alt={label} style={{ transform: `rotate(${quarters * 90}deg)` }} />
      </button>
      <Button look="link" size="small" icon={<Icon of={IconRefresh} size={18} />} onClick={() => setQuarters((quarters + 1) % 4)}>
        {turnPicture}
      </Button>
    </div>
  )
}

/** The bytes have an address for as long as they are shown. */
const useShowing = (bytes: Blob | undefined) =>
  useCallback(
    (picture: HTMLImageElement | null) => {
      if (!bytes || !picture) return
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
