import { useGetCategoryPages, useGetFirstCategories } from '@plaza/client'
import { Breadcrumb, Chip, Page } from '@plaza/design'
import type { Category, Facets } from '@plaza/contract'
import { useTitle } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { fieldsNear, fieldsOf, type ListingState } from '../../parts/listing/listing-state.ts'
import { NearProducts } from '../../parts/listing/NearProducts.tsx'
import { Promoted, PromotedHold } from '../../parts/listing/Promoted.tsx'
import { useListing } from '../../parts/listing/use-listing.ts'
import { listingWords } from '../../parts/listing/words/index.ts'
import type { ScreenProps } from '../screen.ts'
import { GoneScreen } from './GoneScreen.tsx'
import styles from './CategoryScreen.module.css'

/** One category: its breadcrumb, subcategories and products. */
export default function CategoryScreen({ query }: ScreenProps) {
  const id = query.get('id') ?? ''
  return /^[1-9][0-9]{0,18}$/.test(id) ? <KnownCategory id={id} query={query} /> : <GoneScreen />
}

function KnownCategory({ id, query }: { id: string; query: URLSearchParams }) {
  const { lang, text, words: mall } = useReader()
  const words = listingWords[lang]
  const [state, change] = useListing('category', query)
  const request = useGetCategoryPages(id, fieldsOf(state))
  const page = request.data?.pages[0]
  // Every page has the departments cached. The name of a department is therefore known before its product list loads, or if the list fails to load.
  const departments = useGetFirstCategories().data
  const known = page?.category ?? departments?.find((each) => each.id === id)
  const name = known ? text(known, 'name') : ''
  useTitle(name || mall.places.category)
  if (request.error?.reason === 'category_unknown') return <GoneScreen />
  const steps = (page?.path ?? (known ? [known] : [])).map((step) => ({
    label: text(step, 'name'),
    href: hrefOf('category', { id: step.id }),
  }))
  return (
    <Page>
      <Breadcrumb
        label={words.breadcrumb}
        home={{ label: mall.common.toHome, href: hrefOf('home') }}
        steps={steps}
        className={styles.trail}
      />
      <h1 className={styles.title}>{name || (request.isError ? mall.places.category : <HeadingHold />)}</h1>
      <Listing
        query={request}
        state={state}
        onChange={change}
        instead={<NearInCategory id={id} state={state} />}
        promoted={
          page ? (
            <FirstChoices below={page.children} facets={page.facets} state={state} onChange={change} />
          ) : request.isError ? undefined : (
            <PromotedHold />
          )
        }
      />
    </Page>
  )
}

function NearInCategory({ id, state }: { id: string; state: ListingState }) {
  return <NearProducts query={useGetCategoryPages(id, fieldsNear(state))} />
}

type FirstChoicesProps = {
  below: readonly Category[]
  facets: Facets | null | undefined
  state: ListingState
  onChange: (state: ListingState) => void
}

/** Quick filters: subcategories, lower price, good ratings, in stock. A filter without results is disabled but stays in its place. */
function FirstChoices({ below, facets, state, onChange }: FirstChoicesProps) {
  const words = listingWords[useReader().lang]
  const wellRated = facets?.ratings.find(({ rating_min }) => rating_min === 4)?.count
  return (
    <Promoted label={words.promoted} categories={below} counts={facets?.categories} state={state} onChange={onChange}>
      <Chip pressed={state.onSale} disabled={facets?.on_sale === 0 && !state.onSale} onChange={(onSale) => onChange({ ...state, onSale })}>
        {words.onSale}
      </Chip>
      <Chip
        pressed={state.ratingMin === 4}
        disabled={wellRated === 0 && state.ratingMin !== 4}
        onChange={(on) => onChange({ ...state, ratingMin: on ? 4 : null })}
      >
        {words.andUp(4)}
      </Chip>
      <Chip
        pressed={state.inStock}
        disabled={facets?.in_stock === 0 && !state.inStock}
        onChange={(inStock) => onChange({ ...state, inStock })}
      >
        {words.inStock}
      </Chip>
    </Promoted>
  )
}
