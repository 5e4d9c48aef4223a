import { AskSheet, Card, DetailPage, Facts } from '@plaza/console'
import type { Intake } from '@plaza/contract'
import { Banner, Button, Timeline, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useRoute } from '@plaza/web'
import { calendarDayOf, dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useCancelStock, useStockApplication } from '../../../calls/inventory.ts'
import { hrefOf } from '../../../paths.ts'
import { Goods } from '../Goods.tsx'
import { Document } from './Document.tsx'
import { IntakeState } from './IntakeState.tsx'
import { useIntakeWords } from './words/index.ts'
import styles from '../Stock.module.css'

/** One stock delivery: announced and counted quantities, documents, and history. */
export default function IntakeScreen() {
  const words = useIntakeWords()
  const { lang, words: all } = useReader()
  const id = new URLSearchParams(useRoute().query).get('id') ?? ''
  const request = useStockApplication(id)
  const cancel = useCancelStock()
  const [isAsking, setAsking] = useState(false)
  const take = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => toasts.show(words.cancelled),
        onError: (error) => toasts.show(saidOf(error, all), 'error'),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <DetailPage of={request} title={words.one(id)} back={{ href: hrefOf('intakes'), label: words.title }}>
      {(intake) => ({
        title: words.one(intake.id),
        mark: <IntakeState of={intake.state} />,
        actions: intake.can_cancel && (
          <>
            <Button look="outline" busy={cancel.isPending} onClick={() => setAsking(true)}>
              {words.cancel}
            </Button>
            {isAsking && (
              <AskSheet words={words.ask} label={words.cancel} busy={cancel.isPending} onDo={take} onClose={() => setAsking(false)} />
            )}
          </>
        ),
        main: <Main intake={intake} />,
        aside: (
          <>
            <Card>
              <Facts
                facts={[
                  [words.arrives, calendarDayOf(intake.arrives_at, lang)],
                  [words.decideBy, intake.can_cancel ? dayOf(intake.decide_by, lang) : undefined],
                  [words.documentNo, intake.document_no],
                  [words.note, intake.note],
                ]}
              />
            </Card>
            <Card title={words.history}>
              <Timeline
                label={words.history}
                entries={intake.steps.map(({ state, at, message }) => ({
                  title: words.steps[state],
                  when: momentOf(at, lang),
                  dateTime: at,
                  state: state === 'refused' ? ('trouble' as const) : ('done' as const),
                  ...(message && { text: message }),
                }))}
              />
            </Card>
          </>
        ),
      })}
    </DetailPage>
  )
}

function Main({ intake }: { intake: Intake }) {
  const words = useIntakeWords()
  return (
    <>
      {intake.reason && <Banner tone="danger">{intake.reason}</Banner>}
      <Card title={words.lines}>
        <ul className={styles.lines}>
          {intake.lines.map((line) => (
            <li key={line.sku_id} className={styles.line}>
              <Goods of={line} />
              <span>
                {words.expected} <b>{line.expected}</b>
                {line.counted !== null && (
                  <>
                    {' · '}
                    {words.counted} <b className={line.counted === line.expected ? undefined : styles.short}>{line.counted}</b>
                  </>
                )}
              </span>
              {line.difference && <small className={styles.quiet}>{line.difference}</small>}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.documents}>
        <div className={styles.documents}>
          {intake.documents.map(({ id, url }) => (
            <Document key={id} id={id} url={url} label={words.documents} />
          ))}
        </div>
      </Card>
    </>
  )
}
