import { useGetAllBrandsPages } from '@plaza/client'
import type { Brand } from '@plaza/contract'
import { Button, EmptyScene, Tile, Page } from '@plaza/design'
import type { Language } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { plural } from '@plaza/web/words'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { Failure } from '../../parts/Failure.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { ToHome } from '../../parts/ToHome.tsx'
import type { ScreenProps } from '../screen.ts'
import BrandPage from './BrandPage.tsx'
import styles from './BrandsScreen.module.css'
import { byLetter } from './by-letter.ts'

type Words = { title: string; letters: string; products: (n: number) => string; more: string; empty: string }
const brandsWords: Record<Language, Words> = {
  en: {
    title: 'Brands',
    letters: 'First letters',
    products: (n) => plural('en', n, { one: '# product', other: '# products' }),
    more: 'Show more brands',
    empty: 'No brands here yet',
  },
  zh: { title: '品牌', letters: '首字母', products: (n) => `${n} 件商品`, more: '显示更多品牌', empty: '这里还没有品牌' },
  es: {
    title: 'Marcas',
    letters: 'Iniciales',
    products: (n) => plural('es', n, { one: '# producto', other: '# productos' }),
    more: 'Ver más marcas',
    empty: 'Aquí todavía no hay marcas',
  },
  jp: {
    title: 'ブランド',
    letters: '頭文字',
    products: (n) => `${n}点`,
    more: 'ブランドをもっと見る',
    empty: 'ここにはまだブランドがありません',
  },
  th: { title: 'แบรนด์', letters: 'อักษรแรก', products: (n) => `${n} รายการ`, more: 'ดูแบรนด์เพิ่ม', empty: 'ยังไม่มีแบรนด์ที่นี่' },
  zhtw: { title: '品牌', letters: '首字母', products: (n) => `${n} 件商品`, more: '顯示更多品牌', empty: '這裡還沒有品牌' },
}

/** Brands from A to Z, of a category or of the whole mall. With `brand` in the URL, the screen shows the page of that brand. */
export default function BrandsScreen(props: ScreenProps) {
  const brand = props.query.get('brand')
  return brand && /^[1-9][0-9]{0,18}$/.test(brand) ? (
    <BrandPage key={brand} id={brand} query={props.query} />
  ) : (
    <BrandIndex query={props.query} />
  )
}

function BrandIndex({ query }: { query: URLSearchParams }) {
  const { lang } = useReader()
  const words = brandsWords[lang]
  const category = query.get('id')
  const request = useGetAllBrandsPages(category && /^[1-9][0-9]{0,18}$/.test(category) ? { category_id: category } : {})
  const brands = (request.data?.pages ?? []).flatMap((page) => page.list).filter((brand) => brand.product_count > 0)
  const groups = byLetter(brands)
  useTitle(words.title)
  return (
    <Page>
      <h1 className={styles.title}>{words.title}</h1>
      {request.isError && !request.data && (
        <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      )}
      {!request.data && !request.isError && <BlocksHold count={8} size="brand" />}
      {request.data && brands.length === 0 && <EmptyScene pictures={scene('tag')} title={words.empty} action={<ToHome />} />}
      {groups.length > 1 && (
        <nav aria-label={words.letters} className={styles.letters}>
          {groups.map(({ letter }) => (
            <button key={letter} type="button" onClick={() => bringUp(document.getElementById(`letter-${letter}`))}>
              {letter}
            </button>
          ))}
        </nav>
      )}
      {brands.length > 0 && (
        <ul aria-label={words.title} className={styles.brands}>
          {groups.flatMap(({ letter, list }) =>
            list.map((brand, at) => (
              <li key={brand.id} id={at === 0 ? `letter-${letter}` : undefined}>
                <BrandLink brand={brand} note={words.products(brand.product_count)} />
              </li>
            )),
          )}
        </ul>
      )}
      {request.hasNextPage && (
        <Button look="outline" className={styles.more} busy={request.isFetchingNextPage} onClick={() => void request.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Page>
  )
}

/** Scrolls to the first brand of a letter and focuses this brand. */
const bringUp = (item: HTMLElement | null) => {
  item?.scrollIntoView({ block: 'start' })
  item?.querySelector('a')?.focus({ preventScroll: true })
}

function BrandLink({ brand, note }: { brand: Brand; note: string }) {
  const { picture } = useReader()
  return (
    <a href={hrefOf('brands', { brand: brand.id })} className={styles.brand}>
      <Tile picture={picture('general', brand.image, brand.tint)} name={brand.name} sizes="64px" className={styles.mark} />
      <span>
        <b>{brand.name}</b>
        <small>{note}</small>
      </span>
    </a>
  )
}
