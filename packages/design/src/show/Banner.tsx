import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle, IconWifiOff } from '../icons.ts'
import styles from './Banner.module.css'

export type BannerTone = 'info' | 'warning' | 'danger' | 'offline'
type Props = { tone: BannerTone; title?: string; children: ReactNode; action?: ReactNode; className?: string }

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, danger: IconAlertCircle, offline: IconWifiOff }

/** A message about the whole screen or form. It is shown as long as it applies. */
export function Banner({ tone, title, children, action, className }: Props) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.banner, styles[tone], className)}>
      <Icon of={icons[tone]} size={22} className={styles.icon} />
      <div className={styles.words}>
        {title && <b className={styles.title}>{title}</b>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
