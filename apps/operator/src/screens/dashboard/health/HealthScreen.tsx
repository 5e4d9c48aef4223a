import { Card, ConsolePage, Facts, Failed } from '@plaza/console'
import type { StaffRole } from '@plaza/contract'
import { Button, LinesSkeleton, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useGetHealth, useRetryJob } from '../../../calls/dashboard.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { useWords } from '../../../words/index.ts'
import { useHealthWords } from './words/index.ts'

const menders: readonly StaffRole[] = ['owner']
const inMegabytes = (bytes: string) => `${Math.round(Number(bytes) / 1_000_000)} MB`

/** Technical health of the mall's server. */
export default function HealthScreen() {
  const words = useHealthWords()
  const shared = useWords()
  const { lang } = useReader()
  const query = useGetHealth()
  const { mutate: retry, isPending } = useRetryJob()
  const health = query.data
  const again = (id: string) =>
    retry({ id }, { onSuccess: () => toasts.show(words.done), onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error') })
  return (
    <ConsolePage title={words.title} width="narrow">
      {!health && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!health && !query.isError && <LinesSkeleton lines={8} />}
      {health && (
        <>
          <Card title={words.jobs}>
            <Facts
              facts={[
                [words.waiting, String(health.jobs.waiting)],
                [words.running, String(health.jobs.running)],
              ]}
            />
          </Card>
          <Card title={words.failed}>
            <Rows
              hidden=""
              nothing={words.noneFailed}
              of={health.jobs.failed.map(({ id, task, error, since }) => ({
                key: id,
                title: task,
                text: `${momentOf(since, lang)} · ${error}`,
                end: (
                  <ForRoles roles={menders}>
                    {(rests) => (
                      <Button size="small" look="outline" busy={isPending} whyNot={rests} onClick={() => again(id)}>
                        {words.retry}
                      </Button>
                    )}
                  </ForRoles>
                ),
              }))}
            />
          </Card>
          <Card title={words.database}>
            <Facts
              facts={[
                [words.version, health.database.version],
                [words.size, inMegabytes(health.database.bytes)],
                [words.connections, `${health.database.connections} / ${health.database.most_connections}`],
              ]}
            />
          </Card>
          <Card title={words.storage}>
            <StatusChip tone={health.storage.ok ? 'success' : 'danger'}>{health.storage.ok ? words.ok : words.notOk}</StatusChip>
          </Card>
          <Card title={words.mail}>
            <Facts
              facts={[
                [words.waiting, String(health.mail.waiting)],
                [words.failed, String(health.mail.failed)],
                [words.oldest, health.mail.oldest && momentOf(health.mail.oldest, lang)],
              ]}
            />
          </Card>
        </>
      )}
    </ConsolePage>
  )
}
