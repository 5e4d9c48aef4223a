import { useGetFirstCategories } from '@plaza/client'
import { CategoryNav, CategoryTile, Skeleton } from '@plaza/design'
import { useReader } from '../mall/reader.ts'
import { Failure } from './Failure.tsx'
import { hrefOf } from '../paths.ts'
import styles from './Categories.module.css'

const most = 10

/** Ten departments, two rows on phones and one on desktops. */
export function Categories() {
  const { words, text, picture } = useReader()
  const query = useGetFirstCategories()
  if (!query.data) {
    return (
      <div className={styles.categories}>
        {query.isError ? (
          <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton shape="block" className={styles.hold} />
        )}
      </div>
    )
  }
  if (query.data.length === 0) return null
  return (
    <CategoryNav label={words.nav.categories} className={styles.categories}>
      {query.data.slice(0, most).map((category) => (
        <CategoryTile
          key={category.id}
          href={hrefOf('category', { id: category.id })}
          name={text(category, 'name')}
          picture={picture('category', category.image, category.tint)}
        />
      ))}
    </CategoryNav>
  )
}
