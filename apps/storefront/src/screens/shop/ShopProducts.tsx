import { useSearchProductsPages, useGetShopPages } from '@plaza/client'
import type { Shop } from '@plaza/contract'
import { Button, SearchField } from '@plaza/design'
import { useFollowed } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/route'
import { hrefOf } from '../../paths.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { fieldsNear, fieldsOf, type ListingState } from '../../parts/listing/listing-state.ts'
import { NearProducts } from '../../parts/listing/NearProducts.tsx'
import { useListing } from '../../parts/listing/use-listing.ts'
import { cleanQuery } from '../../mall/query-text.ts'
import { useReader } from '../../mall/reader.ts'
import styles from './ShopScreen.module.css'
import { shopWords } from './words.ts'

/** Products of the shop: all products, or those that match a search. */
export function ShopProducts({ shop, query }: { shop: Shop; query: URLSearchParams }) {
  const words = shopWords[useReader().lang]
  const [state, change] = useListing('shop', query)
  const wanted = cleanQuery(query.get('q'))
  const all = useGetShopPages(shop.id, fieldsOf(state), { enabled: wanted === '' })
  const found = useSearchProductsPages(wanted, { ...fieldsOf(state), shop_id: shop.id }, { enabled: wanted !== '' })
  const searchFor = (text: string) => changeQuery(hrefOf('shop', { id: shop.id, tab: 'products', ...(text !== '' && { q: text }) }))
  return (
    <>
      <ShopSearch shop={shop} wanted={wanted} onSearch={searchFor} />
      {wanted !== '' && (
        <p className={styles.found}>
          {words.found(wanted)}{' '}
          <Button look="link" size="small" onClick={() => searchFor('')}>
            {words.seeAll}
          </Button>
        </p>
      )}
      <Listing
        query={wanted === '' ? all : found}
        state={state}
        onChange={change}
        instead={shop.product_count > 0 && <NearInShop id={shop.id} state={state} />}
        nothing={wanted === '' ? undefined : words.notFound(wanted)}
      />
    </>
  )
}

function NearInShop({ id, state }: { id: string; state: ListingState }) {
  return <NearProducts query={useGetShopPages(id, fieldsNear(state))} />
}

type SearchProps = { shop: Shop; wanted: string; onSearch: (words: string) => void }

function ShopSearch({ shop, wanted, onSearch }: SearchProps) {
  const { lang, words: mall } = useReader()
  const words = shopWords[lang]
  const [typed, setTyped] = useFollowed(wanted)
  return (
    <SearchField
      className={styles.search}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => onSearch(cleanQuery(text))}
      label={words.searchIn(shop.name)}
      placeholder={words.searchIn(shop.name)}
      submitLabel={mall.nav.search}
      clearLabel={mall.nav.clear}
    />
  )
}
