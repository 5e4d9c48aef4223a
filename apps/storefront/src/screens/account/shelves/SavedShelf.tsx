import { useGetFavouritesPages, useGetKeptProductsPages } from '@plaza/client'
import type { ProductCard } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { useState } from 'react'
import { favourites } from '../../../mall/favourites.ts'
import { useReader } from '../../../mall/reader.ts'
import { useFavourite } from '../../../mall/use-favourite.ts'
import { NothingHere } from './NothingHere.tsx'
import { ProductShelf } from './ProductShelf.tsx'
import { useStableCards } from './use-kept-cards.ts'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

/** Products saved in the account. */
export function SavedShelf() {
  const query = useGetFavouritesPages()
  return <Saved query={query} pages={query.data?.pages} />
}

/** Products that a visitor saved on this device. */
export function VisitorsSavedShelf() {
  const [ids] = useState(favourites.current)
  const query = useGetKeptProductsPages(ids)
  return <Saved query={query} pages={ids.length === 0 ? nothing : query.data?.pages} />
}
const nothing = [{ list: [] }]

type Query = Parameters<typeof ProductShelf>[0]['query']

function Saved({ query, pages }: { query: Query; pages: readonly { list: readonly ProductCard[] }[] | undefined }) {
  const words = useShelfWords()
  return (
    <ProductShelf
      query={query}
      label={words.saved}
      cards={useStableCards(pages)}
      empty={<NothingHere thing="heart" title={words.nothingSaved} text={words.nothingSavedText} />}
      below={(product) => <LetGo product={product} />}
    />
  )
}

function LetGo({ product }: { product: ProductCard }) {
  const words = useShelfWords()
  const { text } = useReader()
  const { toggle } = useFavourite(product.id)
  const isSaved = useStore(favourites).includes(product.id)
  const does = isSaved ? words.remove : words.saveAgain
  return (
    <p className={styles.below}>
      <Button look="link" size="small" aria-label={`${does}: ${text(product, 'name')}`} onClick={toggle}>
        {does}
      </Button>
      <span role="status" className={styles.removed}>
        {!isSaved && words.removed}
      </span>
    </p>
  )
}
