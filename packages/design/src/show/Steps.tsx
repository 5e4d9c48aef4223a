import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconCheck } from '../icons.ts'
import styles from './Steps.module.css'

export type StepState = 'done' | 'now' | 'later'
type Step = { label: string; state: StepState; href?: string; onClick?: () => void }
type Props = {
  label: string
  steps: readonly Step[]
  /** Screen readers read this after a finished step: "done". */
  doneLabel: string
  className?: string
}

/** The steps of a task in a row. The user can open finished steps again. */
export function Steps({ label, steps, doneLabel, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.label} aria-current={step.state === 'now' ? 'step' : undefined} className={cx(styles.step, styles[step.state])}>
            {step.href && step.state === 'done' ? (
              <a href={step.href} onClick={step.onClick} className={styles.inside}>
                <Inside step={step} number={at + 1} doneLabel={doneLabel} />
              </a>
            ) : (
              <span className={styles.inside}>
                <Inside step={step} number={at + 1} doneLabel={doneLabel} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Inside({ step, number, doneLabel }: { step: Step; number: number; doneLabel: string }) {
  const done = step.state === 'done'
  return (
    <>
      <span className={styles.mark}>{done ? <Icon of={IconCheck} size={16} /> : number}</span>
      <span className={styles.words}>{step.label}</span>
      {done && <span className="sr"> {doneLabel}</span>}
    </>
  )
}
