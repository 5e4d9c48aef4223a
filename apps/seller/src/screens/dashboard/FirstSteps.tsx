import { type FirstStep, firstSteps } from '@plaza/contract'
import { Card } from '@plaza/console'
import { Icon, IconChevronRight, IconCircleCheck, cx } from '@plaza/design'
import { useShowFirstSteps } from '../../calls/dashboard.ts'
import { hrefOf } from '../../paths.ts'
import { useDashboardWords } from './words/index.ts'
import styles from './Todos.module.css'

const hrefs: Readonly<Record<FirstStep, string>> = {
  describe: hrefOf('settings'),
  ship: hrefOf('shipping'),
  sell: hrefOf('product'),
  stock: hrefOf('newIntake'),
  payout: hrefOf('payoutSettings'),
}

/** First tasks of a new shop: five steps, each ticked when done. */
export function FirstSteps() {
  const words = useDashboardWords()
  const { data, isError } = useShowFirstSteps()
  if (isError || data?.all_done) return null
  // The `done` flags arrive after the first paint. Placeholder steps prevent a layout shift of the content below.
  const steps = data?.steps ?? firstSteps.map((step) => ({ step, done: false }))
  const done = steps.filter((each) => each.done).length
  return (
    <Card title={words.firstSteps} action={<span className="num">{data && words.stepsDone(done, steps.length)}</span>}>
      <ol className={styles.todos} aria-busy={!data}>
        {steps.map(({ step, done: isDone }) => {
          const href = isDone ? undefined : hrefs[step]
          const row = (
            <>
              <span className={cx(styles.mark, isDone && styles.accept)}>
                {isDone ? (
                  <Icon of={IconCircleCheck} size={20} />
                ) : (
                  <b className="num">{steps.findIndex((each) => each.step === step) + 1}</b>
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {words.steps[step]}
                  {isDone && <span className="sr">, {words.stepDone}</span>}
                </span>
                {!isDone && <span className={styles.due}>{words.stepTexts[step]}</span>}
              </span>
              {href && <Icon of={IconChevronRight} size={18} />}
            </>
          )
          return (
            <li key={step}>
              {href ? (
                <a href={href} className={styles.todo}>
                  {row}
                </a>
              ) : (
                <div className={styles.todo}>{row}</div>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
