import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronRight } from '../icons.ts'
import styles from './Section.module.css'

type Props = {
  title: string
  subtitle?: string
  seeAll?: { href: string; label: string; onClick?: () => void }
  /** Replaces the "see all" link: a segmented control, a button. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled block of a page. */
export function Section({ title, subtitle, seeAll, aside, children, className }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {seeAll && (
          <a href={seeAll.href} onClick={seeAll.onClick} className={styles.more}>
            {seeAll.label}
            <span className="sr"> {title}</span>
            <Icon of={IconChevronRight} size={18} />
          </a>
        )}
        {aside}
      </div>
      {children}
    </section>
  )
}
