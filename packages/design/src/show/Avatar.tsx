import { cx } from '../cx.ts'
import { initials } from './initials.ts'
import { tintOf } from './picture-source.ts'
import { useFailing } from './use-failing.ts'
import styles from './Avatar.module.css'

type Props = { name: string; src?: string; size?: 'small' | 'medium' | 'large'; shape?: 'person' | 'shop'; className?: string }

/** A person or a shop: their picture, else their initials. The name is shown beside it, so screen readers skip the avatar. */
export function Avatar({ name, src, size = 'medium', shape = 'person', className }: Props) {
  const { failed, watch } = useFailing(src)
  return (
    <span aria-hidden="true" data-tint={tintOf(name)} className={cx(styles.avatar, styles[size], styles[shape], className)}>
      {src && !failed ? (
        <img {...watch} src={src} alt="" width={64} height={64} loading="lazy" decoding="async" className={styles.picture} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
