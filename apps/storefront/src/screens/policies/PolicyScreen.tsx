import { isCallFailure } from '@plaza/client'
import type { Policy } from '@plaza/contract'
import { EmptyScene, LinesSkeleton, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { ChatLink, withService } from '../../parts/ChatLink.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import type { ScreenProps } from '../screen.ts'
import styles from './Policy.module.css'
import { PolicyPage } from './PolicyPage.tsx'
import { policyOfRoute } from './policy-places.ts'
import { readings } from './policy-readings.ts'
import { PolicyLinks } from './PolicyWays.tsx'
import { usePolicyWords } from './words/index.ts'

/** A policy in its current or an earlier version: its text, effective date and changes. */
export default function PolicyScreen({ name: route, query }: ScreenProps) {
  const name = policyOfRoute(route)
  return (
    <Page className={styles.page}>
      <div className={styles.columns}>
        <PolicyLinks name={name} />
        <div className={styles.main}>
          <OnePolicy key={name} name={name} query={query} />
        </div>
      </div>
    </Page>
  )
}

function OnePolicy({ name, query }: { name: Policy['name']; query: URLSearchParams }) {
  const words = usePolicyWords()
  const useReading = readings[name]
  const request = useReading(versionOf(query))
  const policy = request.data
  useTitle(policy?.title ?? words.names[name])
  if (policy) return <PolicyPage policy={policy} part={query.get('part')} />
  if (request.isError)
    return <NoPolicy name={name} error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  return (
    <>
      <h1>
        <HeadingHold />
      </h1>
      <LinesSkeleton lines={9} />
    </>
  )
}

/** The version number from a link; null if it is not a number. */
const versionOf = (query: URLSearchParams): string | null => {
  const typed = query.get('version')
  return typed !== null && /^[1-9][0-9]{0,5}$/.test(typed) ? typed : null
}

type NoPolicyProps = { name: Policy['name']; error: unknown; busy: boolean; onRetry: () => void }

function NoPolicy({ name, error, busy, onRetry }: NoPolicyProps) {
  const words = usePolicyWords()
  const { words: mall } = useReader()
  if (isCallFailure(error) && error.reason === 'policy_unknown')
    return (
      <EmptyScene
        titleLevel={1}
        pictures={scene('news')}
        title={words.names[name]}
        text={words.notWritten}
        action={<ChatLink query={withService}>{mall.places.chat}</ChatLink>}
      />
    )
  return (
    <>
      <h1>{words.names[name]}</h1>
      <Failure error={error} busy={busy} onRetry={onRetry} />
    </>
  )
}
