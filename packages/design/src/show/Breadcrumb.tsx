import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronRight, IconHome } from '../icons.ts'
import styles from './Breadcrumb.module.css'

type Props = {
  label: string
  home: { label: string; href: string }
  steps: readonly { label: string; href?: string }[]
  className?: string
}

/** The path from the home page to the current page, which is the last step. The home page is an icon, because a category may have its name. */
export function Breadcrumb({ label, home, steps, className }: Props) {
  const last = steps.length - 1
  return (
    <nav aria-label={label} className={cx(styles.trail, className)}>
      <ol>
        <li>
          <a href={home.href} aria-label={home.label} title={home.label}>
            <Icon of={IconHome} size={18} />
          </a>
        </li>
        {steps.map((step, at) => (
          <li key={at}>
            <Icon of={IconChevronRight} size={16} />
            {at === last || step.href === undefined ? (
              <span aria-current={at === last ? 'page' : undefined} title={step.label} className={styles.here}>
                {step.label}
              </span>
            ) : (
              <a href={step.href}>{step.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
