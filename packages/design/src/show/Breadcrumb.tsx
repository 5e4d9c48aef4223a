import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronRight } from '../icons.ts'
import styles from './Breadcrumb.module.css'

type Props = { label: string; steps: readonly { label: string; href?: string }[]; className?: string }

/** The path from the home page to the current page, which is the last step. */
export function Breadcrumb({ label, steps, className }: Props) {
  const last = steps.length - 1
  return (
    <nav aria-label={label} className={cx(styles.trail, className)}>
      <ol>
        {steps.map((step, at) => (
          <li key={at}>
            {at > 0 && <Icon of={IconChevronRight} size={16} />}
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
