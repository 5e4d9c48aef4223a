import { Card, DetailPage, Facts } from '@plaza/console'
import type { OwnSuspension } from '@plaza/contract'
import { Banner, StatusChip } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useShowSuspensionStatus } from '../../calls/shops.ts'
import { hrefOf } from '../../paths.ts'
import { useWords } from '../../words/index.ts'
import { Objection } from './Objection.tsx'
import { useSuspensionStatusWords } from './words/index.ts'
import styles from './Standing.module.css'

const tones = { open: 'success', suspended: 'danger', closed: 'quiet' } as const

/** Whether the shop is open. A suspended shop sees the statement of reasons and the owner's appeal. */
export default function SuspensionStatusScreen() {
  const words = useSuspensionStatusWords()
  const { screens } = useWords()
  const query = useShowSuspensionStatus()
  return (
    <DetailPage of={query} title={words.title} back={{ href: hrefOf('settings'), label: screens.settings }}>
      {({ status, suspension, earlier, may_object: mayObject }) => ({
        title: words.title,
        mark: <StatusChip tone={tones[status]}>{words[status]}</StatusChip>,
        main: (
          <>
            {suspension ? (
              <>
                <Banner tone="danger">{words.suspendedText}</Banner>
                <Statement of={suspension} />
                <Objection of={suspension} mayObject={mayObject} />
              </>
            ) : (
              status === 'open' && <p>{words.openText}</p>
            )}
            {earlier.length > 0 && (
              <Card title={words.earlier}>
                <ul className={styles.earlier}>
                  {earlier.map((each) => (
                    <li key={each.id}>
                      <Reasons of={each} />
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        ),
      })}
    </DetailPage>
  )
}

function Statement({ of: suspension }: { of: OwnSuspension }) {
  const words = useSuspensionStatusWords()
  return (
    <Card title={words.why}>
      <Reasons of={suspension} />
    </Card>
  )
}

function Reasons({ of: { reason, ground, objection, since, until, appeal, ended } }: { of: OwnSuspension }) {
  const words = useSuspensionStatusWords()
  const { lang } = useReader()
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <Facts
        facts={[
          [words.ground, ground],
          [words.objection, objection],
          [words.since, momentOf(since, lang)],
          [words.until, until === null ? !ended && words.noEnd : momentOf(until, lang)],
          [ended && words.endedBy[ended.by], ended && [words.ended(momentOf(ended.at, lang)), ended.reason].filter(Boolean).join('. ')],
          [words.yourWords, ended && appeal?.text],
        ].map(([name, value]) => [name || '', value] as const)}
      />
    </>
  )
}
