import { useGetBrandPages } from '@plaza/client'
import { Tile, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { fieldsNear, fieldsOf, type ListingState } from '../../parts/listing/listing-state.ts'
import { NearProducts } from '../../parts/listing/NearProducts.tsx'
import { useListing } from '../../parts/listing/use-listing.ts'
import { BrandGone } from './BrandGone.tsx'
import styles from './BrandsScreen.module.css'

/** One brand and its products. */
export default function BrandPage({ id, query }: { id: string; query: URLSearchParams }) {
  const { text, picture, words } = useReader()
  const [state, change] = useListing('brands', query)
  const request = useGetBrandPages(id, fieldsOf(state))
  const brand = request.data?.pages[0]?.brand
  useTitle(brand?.name ?? words.places.brands)
  if (request.error?.reason === 'brand_unknown') return <BrandGone />
  return (
    <Page>
      <header className={styles.head}>
        {brand && <Tile picture={picture('general', brand.image, brand.tint)} name={brand.name} sizes="96px" className={styles.bigMark} />}
        <div>
          <h1 className={styles.title}>{brand?.name ?? (request.isError ? words.places.brands : <HeadingHold />)}</h1>
          {brand && <p className={styles.says}>{text(brand, 'description')}</p>}
        </div>
      </header>
      <Listing query={request} state={state} onChange={change} instead={<NearOfBrand id={id} state={state} />} />
    </Page>
  )
}

function NearOfBrand({ id, state }: { id: string; state: ListingState }) {
  return <NearProducts query={useGetBrandPages(id, fieldsNear(state))} />
}
