import { useGetCategoryTree, useGetHotList } from '@plaza/client'
import type { CategoryBranch } from '@plaza/contract'
import { EmptyScene, Grid, IconLayoutGrid, Tile, Page, cx } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/route'
import { Fragment, useRef, type KeyboardEvent } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { BlocksHold } from '../../parts/Holds.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { ToHome } from '../../parts/ToHome.tsx'
import type { ScreenProps } from '../screen.ts'
import styles from './CategoriesScreen.module.css'
import { categoriesWords } from './words.ts'

/** All departments next to their subcategories. The URL contains the open department. */
export default function CategoriesScreen({ query }: ScreenProps) {
  const { lang, words: mall } = useReader()
  const words = categoriesWords[lang]
  const request = useGetCategoryTree()
  useTitle(mall.nav.categories)
  const tree = request.data ?? []
  const open = tree.find((each) => each.id === query.get('open')) ?? tree[0]
  return (
    <Page>
      <h1 className={styles.title}>{mall.nav.categories}</h1>
      {request.isError && !request.data && (
        <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      )}
      {!request.data && !request.isError && <BlocksHold count={8} size="brand" />}
      {request.data && !open && <EmptyScene icon={IconLayoutGrid} title={words.empty} action={<ToHome />} />}
      {open && (
        <div className={styles.panes}>
          <Departments tree={tree} open={open} />
          <Department branch={open} />
        </div>
      )}
    </Page>
  )
}

const show = (id: string) => changeQuery(hrefOf('categories', { open: id }))
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Departments as a tab list: arrow keys move, Home and End jump. */
function Departments({ tree, open }: { tree: readonly CategoryBranch[]; open: CategoryBranch }) {
  const { text, words, picture } = useReader()
  const rail = useRef<HTMLDivElement>(null)
  const goTo = (at: number) => {
    const next = tree[(at + tree.length) % tree.length]
    if (!next) return
    show(next.id)
    rail.current?.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tree.indexOf(open)
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    goTo(step === undefined ? (event.key === 'Home' ? 0 : tree.length - 1) : at + step)
  }
  return (
    <div
      ref={rail}
      role="tablist"
      tabIndex={-1}
      aria-label={words.nav.categories}
      aria-orientation="vertical"
      className={styles.rail}
      onKeyDown={onKeyDown}
    >
      {tree.map((each) => {
        const selected = each.id === open.id
        return (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`tab-${each.id}`}
            data-id={each.id}
            aria-selected={selected}
            aria-controls="department"
            tabIndex={selected ? 0 : -1}
            className={cx(styles.tab, selected && styles.open)}
            onClick={() => show(each.id)}
          >
            <Tile picture={picture('category', each.image, each.tint)} name="" sizes="40px" className={styles.thumb} />
            <span>{text(each, 'name')}</span>
          </button>
        )
      })}
    </div>
  )
}

function Department({ branch }: { branch: CategoryBranch }) {
  const { lang, text, picture } = useReader()
  const words = categoriesWords[lang]
  const name = text(branch, 'name')
  return (
    <section id="department" role="tabpanel" aria-labelledby={`tab-${branch.id}`} className={styles.pane}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <p>{words.products(branch.product_count)}</p>
      </div>
      <ul className={styles.tiles}>
        <li>
          <CategoryLink
            href={hrefOf('category', { id: branch.id })}
            name={words.all(name)}
            picture={picture('category', branch.image, branch.tint)}
          />
        </li>
        {branch.children.map((child) => (
          <li key={child.id}>
            <CategoryLink
              href={hrefOf('category', { id: child.id })}
              name={text(child, 'name')}
              picture={picture('category', child.image, child.tint)}
            />
            {child.children.length > 0 && (
              <ul className={styles.deeper}>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <a href={hrefOf('category', { id: leaf.id })}>{text(leaf, 'name')}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <a className={styles.brands} href={hrefOf('brands', { id: branch.id })}>
        {words.brandsOf(name)}
      </a>
      <HotHere branch={branch} name={name} />
    </section>
  )
}

/** Best sellers of the open department. */
function HotHere({ branch, name }: { branch: CategoryBranch; name: string }) {
  const { words } = useReader()
  const hot = useGetHotList({ limit: 4, categoryId: branch.id }).data?.list ?? []
  if (hot.length === 0) return null
  return (
    <section aria-labelledby="hot-here" className={styles.hot}>
      <div className={styles.head}>
        <h2 id="hot-here">{words.nav.hotIn(name)}</h2>
      </div>
      <Grid columns="results">
        {hot.map((product) => (
          <ProductInList key={product.id} product={product} />
        ))}
      </Grid>
    </section>
  )
}

function CategoryLink({
  href,
  name,
  picture,
}: {
  href: string
  name: string
  picture: ReturnType<ReturnType<typeof useReader>['picture']>
}) {
  return (
    <a href={href} className={styles.link}>
      <Tile picture={picture} name={name} sizes="(min-width: 1024px) 160px, 28vw" />
      <span className={styles.name}>{kanaApart(name)}</span>
    </a>
  )
}

/** Parts of a Japanese name. Japanese has no spaces, so a line may break where a run of katakana ends. */
const kanaApart = (name: string) =>
  (name.match(/[ァ-ヶー]+・?|[^ァ-ヶー]+/g) ?? []).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
