import { Button, Skeleton, cx } from '@plaza/design'
import { usePrivateFile } from '@plaza/web/hooks'
import { useCallback, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { usePictureWords } from './words/index.ts'
import styles from './PrivatePicture.module.css'

/** A picture with restricted access. An `img` element cannot load it, so the bytes are fetched and shown. A press enlarges it. */
export function PrivatePicture({ id, url, label }: { id: string; url: string; label: string }) {
  const words = usePictureWords()
  const { common } = useReader().words
  const query = usePrivateFile({ id, url })
  const [isLarge, setLarge] = useState(false)
  const show = useShowing(query.data)
  if (query.isError)
    return (
      <div className={styles.noPicture}>
        <p className={styles.failed}>{words.pictureFailed}</p>
        <Button look="link" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {common.tryAgain}
        </Button>
      </div>
    )
  if (!query.data) return <Skeleton shape="block" className={styles.picture} />
  return (
    <button type="button" aria-pressed={isLarge} className={cx(styles.picture, isLarge && styles.large)} onClick={() => setLarge(!isLarge)}>
      <img ref={show} alt={label} />
    </button>
  )
}

/** The object URL exists only while the picture is shown. */
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
