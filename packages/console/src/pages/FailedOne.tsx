import { isCallFailure } from '@plaza/client'
import { EmptyScene, IconSearch } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'
import { Failed } from './Failed.tsx'

type QueryState = { error: unknown; isFetching: boolean; refetch: () => unknown }
/** A malformed ID, such as one from a truncated address, counts as not found. */
const nobodys = ['field_malformed', 'field_missing']

/** True if there is no error at all, or if the call was refused because this ID does not exist. */
const isMissing = (error: unknown): boolean =>
  !error || (isCallFailure(error) && error.kind === 'refused' && !error.sessionEnd && /_unknown$/.test(error.reason)) || isNobodys(error)
const isNobodys = (error: unknown): boolean => isCallFailure(error) && nobodys.includes(error.reason)

/** Shown in place of a record that does not exist or could not be loaded. */
export function FailedOne({ of: query }: { of: QueryState }) {
  const words = useConsoleWords()
  if (!isMissing(query.error)) return <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return (
    <div role="alert">
      <EmptyScene icon={IconSearch} title={words.noSuch} text={words.notFoundText} />
    </div>
  )
}
