import { Card, ConsolePage, Failed, Money } from '@plaza/console'
import { type LedgerCheck, type StaffRole } from '@plaza/contract'
import { Banner, Button, LinesSkeleton, StatusChip, TextField } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useCheckLedger, useListLedgerChecks } from '../../../calls/queue.ts'
import { useCodeWords } from '../../../parts/tell/words/index.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { useCheckWords } from './words/index.ts'
import styles from './Checks.module.css'

const checks: readonly StaffRole[] = ['owner', 'finance']

/** Every invariant of the books, green if it holds, or red with the difference. */
export default function ChecksScreen() {
  const words = useCheckWords()
  const { lang } = useReader()
  const query = useListLedgerChecks()
  const { mutate: check, isPending, isError } = useCheckLedger()
  const runs = query.data?.list
  const last = runs?.[0]
  return (
    <ConsolePage
      title={words.title}
      subtitle={words.text}
      actions={
        <ForRoles roles={checks}>
          {(rests) => (
            <Button busy={isPending} whyNot={rests} onClick={() => check({})}>
              {words.now}
            </Button>
          )}
        </ForRoles>
      }
    >
      {!runs && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!runs && !query.isError && <LinesSkeleton lines={8} />}
      {isError && <Banner tone="danger">{words.failed}</Banner>}
      {runs?.length === 0 && <Card>{words.none}</Card>}
      {last && <Run run={last} />}
      {last && !last.green && !last.explained && <Explain />}
      {runs && runs.length > 1 && (
        <Card title={words.earlier}>
          <ul className={styles.earlier}>
            {runs.slice(1).map((run) => (
              <li key={run.id}>
                {momentOf(run.at, lang)}{' '}
                <StatusChip tone={run.green ? 'success' : run.explained ? 'warning' : 'danger'}>
                  {run.green ? words.green : run.explained ? words.explained : words.red}
                </StatusChip>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ConsolePage>
  )
}

function Run({ run }: { run: LedgerCheck }) {
  const words = useCheckWords()
  const codes = useCodeWords()
  const { lang } = useReader()
  const at = momentOf(run.at, lang)
  return (
    <>
      <Banner tone={run.green ? 'info' : 'danger'} title={run.green ? words.agree : words.disagree}>
        {at}
      </Banner>
      <Card flush>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.holds}</th>
                <th scope="col">{words.state}</th>
                <th scope="col" className={styles.end}>
                  {words.faulty}
                </th>
                <th scope="col" className={styles.end}>
                  {words.difference}
                </th>
              </tr>
            </thead>
            <tbody>
              {run.results.map(({ invariant, bad, difference }) => (
                <tr key={invariant}>
                  <th scope="row">{codes.checkOf(invariant)}</th>
                  <td>
                    <StatusChip tone={bad === 0 ? 'success' : 'danger'}>{bad === 0 ? words.green : words.red}</StatusChip>
                  </td>
                  <td className={styles.end}>{bad}</td>
                  <td className={styles.end}>
                    <Money of={difference} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </>
  )
}

/** Payouts stay paused while a check of the books fails, until an operator explains why payouts may continue. */
function Explain() {
  const words = useCheckWords()
  const { mutateAsync: explain } = useCheckLedger()
  const form = useForm({ explain: '' }, async (typed) => {
    await explain(typed)
  })
  return (
    <Card title={words.explain}>
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('explain')} label={words.why} maxLength={500} />
        {form.failure && <p role="alert">{form.failure}</p>}
        <ForRoles roles={checks}>
          {(rests) => (
            <Button type="submit" busy={form.busy} whyNot={rests}>
              {words.explain}
            </Button>
          )}
        </ForRoles>
      </form>
    </Card>
  )
}
