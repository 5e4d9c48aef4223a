import { useGetProductDetail, useSeeProducts } from '@plaza/client'
import { Tile } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { useEffect } from 'react'
import { Failure } from '../../parts/Failure.tsx'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { recentlySeen } from '../../mall/recently-seen.ts'
import type { ScreenProps } from '../screen.ts'
import { ProductGone } from './ProductGone.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductHold } from './ProductHold.tsx'
import { ProductPage } from './ProductPage.tsx'
import { TopBar } from './TopBar.tsx'
import { useInvited } from './use-invited.ts'
import styles from './ProductHold.module.css'

/** The page of one product. */
export default function ProductScreen({ query }: ScreenProps) {
  const id = query.get('id') ?? ''
  return /^[1-9][0-9]{0,18}$/.test(id) ? <KnownAddress id={id} code={query.get('code')} /> : <ProductGone id={id} kind="unknown" />
}

function KnownAddress({ id, code }: { id: string; code: string | null }) {
  const { data, error, isFetching, fetchStatus, refetch } = useGetProductDetail(id)
  const isRefused = error?.kind === 'refused'
  useEffect(() => {
    if (data && !isRefused) recentlySeen.see(data)
  }, [data, isRefused])
  useRemembered(id, data !== undefined && !isRefused)
  useInvited(id, code)

  if (error?.reason === 'product_gone') return <ProductGone id={id} kind="gone" name={error.data} />
  if (error?.reason === 'product_unknown') return <ProductGone id={id} kind="unknown" name={error.data} />
  if (data) return <ProductPage product={data} />
  // Offline, the query pauses until the connection returns. The page shows an error instead of loading forever.
  if (error || fetchStatus === 'paused') return <ProductFailed id={id} error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <ProductHold />
}

/** The account stores seen products for every device. If the account cannot be updated, this device stores them. */
const useRemembered = (id: string, isThere: boolean) => {
  const { mutate: seeProducts } = useSeeProducts()
  const isOwn = useSession().token !== null
  useEffect(() => {
    if (isThere && isOwn) seeProducts({ product_id: id })
  }, [id, isThere, isOwn, seeProducts])
}

/** Shown when the product fails to load: the error, and the product data stored on this device. */
function ProductFailed({ id, ...failed }: { id: string; error: unknown; busy: boolean; onRetry: () => void }) {
  const { words, text, picture } = useReader()
  const known = useStore(recentlySeen).find((each) => each.id === id)
  const name = known ? text(known, 'name') : words.places.product
  useTitle(name)
  return (
    <ProductFrame
      title={name}
      top={<TopBar />}
      trail={null}
      gallery={
        <Tile
          shape="gallery"
          corners="none"
          picture={known && picture('product', known.image, known.tint)}
          name={name}
          className={styles.stage}
        />
      }
      box={<Failure {...failed} />}
    />
  )
}
