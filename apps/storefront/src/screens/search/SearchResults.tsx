import { useSearchProductsPages } from '@plaza/client'
import type { AnswerOf, Facets, searchProducts } from '@plaza/contract'
import { useTitle } from '@plaza/web/hooks'
import { useEffect, useRef } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { type ListingState, appliedCount, fieldsNear, fieldsOf } from '../../parts/listing/listing-state.ts'
import { NearProducts } from '../../parts/listing/NearProducts.tsx'
import { Promoted } from '../../parts/listing/Promoted.tsx'
import { type Department, useDepartments } from '../../parts/listing/use-departments.ts'
import { useListing } from '../../parts/listing/use-listing.ts'
import { recentSearches } from '../../mall/recent-searches.ts'
import { NoResults } from './NoResults.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { OfflineResults } from './OfflineResults.tsx'
import styles from './SearchScreen.module.css'
import { searchWords } from './words.ts'

type Props = {
  words: string
  /** Search words at which the page was opened. Empty if the page was opened without any. */
  first: string
  query: URLSearchParams
}

/** Products that match the search words, with the filters and sort order from the URL. */
export function SearchResults({ words, first, query }: Props) {
  const says = searchWords[useReader().lang]
  const [state, change] = useListing('search', query)
  const request = useSearchProductsPages(words, fieldsOf(state))
  const settled = request.isPlaceholderData ? undefined : request.data?.pages[0]
  const isOffline = request.data === undefined && request.error?.reason === 'unreachable'
  const heading = useHeading(words, first)
  const none = settled?.total === 0 && appliedCount(state) === 0
  useTitle(none ? says.none(words) : says.results(words))
  useEffect(() => recentSearches.add(words), [words])
  if (none) return <NoResults heading={heading} words={words} answer={settled} />
  return (
    <>
      <h1 ref={heading} className={styles.title}>
        {settled?.corrected ? says.correctedResults(settled.corrected) : says.results(words)}
      </h1>
      <Note words={words} answer={settled} />
      {isOffline ? (
        <OfflineResults words={words} error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      ) : (
        <Listing
          query={request}
          state={state}
          onChange={change}
          instead={<NearInSearch words={words} state={state} />}
          promoted={<Scope facets={request.data?.pages[0]?.facets} state={state} onChange={change} />}
        />
      )}
      {settled && settled.list.length > 0 && settled.list.length <= shortList && settled.next_cursor === null && (
        <RelatedProducts found={settled.list} />
      )}
    </>
  )
}

function NearInSearch({ words, state }: { words: string; state: ListingState }) {
  return <NearProducts query={useSearchProductsPages(words, fieldsNear(state))} />
}

/** A search with other words counts as another page for screen readers, so the heading gets the focus again. */
const useHeading = (words: string, first: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(first)
  useEffect(() => {
    if (before.current === words) return
    before.current = words
    heading.current?.setAttribute('tabindex', '-1')
    heading.current?.focus({ preventScroll: true })
  }, [words])
  return heading
}

type Answer = AnswerOf<typeof searchProducts>

/** Explains how the server interpreted the search words, if not literally. */
function Note({ words, answer }: { words: string; answer: Answer | undefined }) {
  const says = searchWords[useReader().lang]
  const having = answer?.having_all ?? null
  const fewer = having === null ? answer?.matched === 'some' && says.closest : having > 0 ? says.few(having) : says.noneOfFilters
  const notes = [answer?.corrected && says.nothingAsTyped(words), fewer].filter(Boolean)
  return notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>
}

/** With fewer results than this the page is half empty, so products related to the first result follow. */
const shortList = 8

const maxScopes = 8
type ScopeProps = { facets: Facets | null | undefined; state: ListingState; onChange: (state: ListingState) => void }

/** Filter by department: the chosen department, and the departments with the most results. */
function Scope({ facets, state, onChange }: ScopeProps) {
  const { lang } = useReader()
  const departments = useDepartments(facets, state.categoryId)
  const isChosen = ({ id }: Department) => id === state.categoryId
  const others = departments.filter((each) => each.count && !isChosen(each)).toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const shown = [...departments.filter(isChosen), ...others].slice(0, maxScopes)
  if (shown.length < 2 && state.categoryId === null) return null
  return <Promoted label={searchWords[lang].within} categories={shown} state={state} onChange={onChange} />
}
