import type { Policy } from '@plaza/contract'
import { Badge, Banner, Button, LinesSkeleton } from '@plaza/design'
import { htmlLanguages, readHtml, wordsOfHtml } from '@plaza/values'
import { datedDayOf } from '@plaza/web/reading'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Failure } from '../../parts/Failure.tsx'
import { RichText } from '../../parts/rich-text/RichText.tsx'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { PolicyDoing } from './PolicyDoing.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { policyRoutes } from './policy-places.ts'
import { readings } from './policy-readings.ts'
import { WhatChanged } from './WhatChanged.tsx'
import styles from './Policy.module.css'
import { SupportCentre } from './support/SupportCentre.tsx'
import { usePolicyWords } from './words/index.ts'

type Props = { policy: Policy; part: string | null }

export function PolicyPage({ policy, part }: Props) {
  const { lang, words: mall } = useReader()
  const words = usePolicyWords()
  const dayOf = (moment: string) => datedDayOf(moment, lang, 'UTC')
  const newest = policy.versions[0]
  const isPast = newest !== undefined && newest.version !== policy.version
  const route = policyRoutes[policy.name]
  return (
    <article lang={policy.lang === lang ? undefined : htmlLanguages[policy.lang]}>
      <h1>{policy.title}</h1>
      <p className={styles.facts}>
        <span>{words.version(policy.version, dayOf(policy.effective_at))}</span>
        {policy.lang !== lang && <Badge>{mall.news.inEnglish}</Badge>}
      </p>
      {isPast && (
        <Banner tone="warning" className={styles.past}>
          {words.past(dayOf(newest.effective_at))} {words.figures} <a href={hrefOf(route)}>{words.toNewest}</a>
        </Banner>
      )}
      {isPast && <Differences key={policy.version} policy={policy} />}
      {policy.name === 'support' && !isPast && <SupportCentre />}
      <PolicyDoing policy={policy} />
      {policy.changes && (
        <section className={styles.changes}>
          <h2>{words.changed}</h2>
          <p>{policy.changes}</p>
        </section>
      )}
      <Text policy={policy} part={part} />
      <EarlierVersions policy={policy} dayOf={dayOf} />
    </article>
  )
}

/** The comparison of two versions loads only on demand. */
function Differences({ policy }: { policy: Policy }) {
  const words = usePolicyWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.doing}>
      {isOpen ? (
        <Newest policy={policy} />
      ) : (
        <Button look="outline" size="small" onClick={() => setOpen(true)}>
          {words.compare}
        </Button>
      )}
    </div>
  )
}

function Newest({ policy }: { policy: Policy }) {
  const useReading = readings[policy.name]
  const query = useReading(null)
  if (query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return query.data ? <WhatChanged before={policy.html} after={query.data.html} /> : <LinesSkeleton lines={3} />
}

/** The text of a policy and its table of contents, which is collapsed on phones. */
function Text({ policy, part }: Props) {
  const words = usePolicyWords()
  const text = useRef<HTMLDivElement>(null)
  const heads = useMemo(
    () => readHtml(policy.html).flatMap((each) => (typeof each !== 'string' && each.tag === 'h2' ? [wordsOfHtml(each.inside)] : [])),
    [policy.html],
  )
  useEffect(() => {
    const head = part === null ? undefined : text.current?.querySelectorAll('h2')[Number(part) - 1]
    if (!head) return
    head.tabIndex = -1
    head.focus({ preventScroll: true })
    head.scrollIntoView({ block: 'start' })
  }, [part, policy.html])
  const versionQuery: Record<string, string> = policy.versions[0]?.version === policy.version ? {} : { version: String(policy.version) }
  return (
    <>
      {heads.length >= 3 && (
        <details className={styles.contents}>
          <summary>{words.contents}</summary>
          <ol>
            {heads.map((head, at) => (
              <li key={head}>
                <a href={hrefOf(policyRoutes[policy.name], { ...versionQuery, part: String(at + 1) })}>{head}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div ref={text} className={styles.text}>
        <RichText html={policy.html} />
      </div>
    </>
  )
}
