import { useShowBytes } from '@plaza/console'
import { Skeleton } from '@plaza/design'
import { usePrivateFile } from '@plaza/web/hooks'
import styles from '../Stock.module.css'

/** A document of a stock delivery. Only the shop and staff can open it. */
export function Document({ id, url, label }: { id: string; url: string; label: string }) {
  const { data: bytes } = usePrivateFile({ id, url })
  const show = useShowBytes(bytes)
  return <span className={styles.document}>{bytes ? <img ref={show} alt={label} /> : <Skeleton shape="block" />}</span>
}
