import { type Filters, type RecommendationTab, useGetRecommendListPages } from '@plaza/client'
import { Segmented, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/route'
import { useStore } from '@plaza/web/store'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { type ListingState, anyListing, fieldsOf } from '../../parts/listing/listing-state.ts'
import { useListing } from '../../parts/listing/use-listing.ts'
import { recommendationPrefs } from '../../mall/recommendation-prefs.ts'
import type { ScreenProps } from '../screen.ts'
import { FromSeen } from './FromSeen.tsx'
import styles from './RecommendedScreen.module.css'
import { recommendedWords } from './words.ts'

const tabs: readonly RecommendationTab[] = ['deals', 'hot', 'new', 'recommended']

/** Request fields of a tab. Only some tabs support a sort order and a category. */
const filtersOf = (tab: RecommendationTab, { categoryId, sort }: ListingState): Filters => {
  if (tab === 'deals') return fieldsOf({ ...anyListing, categoryId, sort, onSale: true })
  return tab === 'recommended' ? fieldsOf({ ...anyListing, categoryId, sort }) : {}
}

type ListQuery = ReturnType<typeof useGetRecommendListPages>

/** The list without the products that the user excluded. */
const without = (query: ListQuery, leftOut: readonly string[]): ListQuery => {
  if (!query.data || leftOut.length === 0) return query
  const pages = query.data.pages.map((page) => ({ ...page, list: page.list.filter(({ id }) => !leftOut.includes(id)) }))
  return { ...query, data: { ...query.data, pages } } as ListQuery
}

const nothing: readonly string[] = []

/** Product lists in tabs: price drops, hot, new and recommended. Each tab explains how its products are selected. */
export default function RecommendedScreen({ query }: ScreenProps) {
  const { lang } = useReader()
  const words = recommendedWords[lang]
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'recommended'
  const [state, change] = useListing('recommended', query)
  const request = useGetRecommendListPages(tab, filtersOf(tab, state))
  const { suggests, leftOut } = useStore(recommendationPrefs)
  const mine = tab === 'recommended' && suggests ? leftOut : nothing
  useTitle(words.title)
  return (
    <Page>
      <h1 className={styles.title}>{words.title}</h1>
      <Segmented
        label={words.title}
        value={tab}
        options={tabs.map((each) => ({ value: each, label: words.tabs[each] }))}
        onChange={(next) => changeQuery(hrefOf('recommended', { tab: next }))}
      />
      {tab === 'recommended' && <FromSeen words={words.suggested} />}
      <p className={styles.why}>{mine.length > 0 ? words.whyWithout : words.why[tab]}</p>
      <Listing query={without(request, mine)} state={state} onChange={change} plain fixedOrder={tab === 'hot' || tab === 'new'} />
    </Page>
  )
}
