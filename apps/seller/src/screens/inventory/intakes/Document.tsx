import { Skeleton } from '@plaza/design'
import { usePrivateFile } from '@plaza/web/hooks'
import { useCallback } from 'react'
import styles from '../Stock.module.css'

/** A paper of a delivery, which only the shop and the staff open. */
export function Document({ id, url, label }: { id: string; url: string; label: string }) {
  const { data: bytes } = usePrivateFile({ id, url })
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!bytes || !picture) return
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
  return <span className={styles.document}>{bytes ? <img ref={show} alt={label} /> : <Skeleton shape="block" />}</span>
}
