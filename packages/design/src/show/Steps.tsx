import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconCheck } from '../icons.ts'
import styles from './Steps.module.css'

export type StepState = 'done' | 'now' | 'later'
type Step = { label: string; state: StepState; href?: string; onClick?: () => void }
type Props = {
  label: string
  steps: readonly Step[]
  /** Heard with a step that is done: "done". */
  doneLabel: string
  className?: string
}

/** The steps of a task in a row; those that are done can be opened again. */
export function Steps({ label, steps, doneLabel, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol role="list" className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.label} aria-current={step.state === 'now' ? 'step' : undefined} className={cx(styles.step, styles[step.state])}>
            <span className={styles.mark}>{step.state === 'done' ? <Icon of={IconCheck} size={16} /> : at + 1}</span>
            {step.href && step.state === 'done' ? (
              <a href={step.href} onClick={step.onClick} className={styles.words}>
                {step.label}
              </a>
            ) : (
              <span className={styles.words}>{step.label}</span>
            )}
            {step.state === 'done' && <span className="sr">{doneLabel}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
