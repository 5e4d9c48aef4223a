import { useGetAllBrands } from '@plaza/client'
import { CategoryTile, Rail } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { hrefOf } from '../../paths.ts'
import { brandsAtStart } from '../../shell/use-start.ts'
import styles from './Brands.module.css'

/** The brands of the mall in a row. */
export function Brands() {
  const { words, picture } = useReader()
  const query = useGetAllBrands(brandsAtStart)
  return (
    <Block
      query={query}
      title={words.home.brands}
      seeAll={hrefOf('brands')}
      isEmpty={({ list }) => list.length === 0}
      hold={<BlocksHold count={8} size="brand" />}
    >
      {({ list }) => (
        <Rail
          items="tile"
          className={styles.brands}
          label={words.home.brands}
          previousLabel={words.common.previous}
          nextLabel={words.common.next}
        >
          {list.map((brand) => (
            <CategoryTile
              key={brand.id}
              href={hrefOf('category', { brand_id: brand.id })}
              name={brand.name}
              picture={picture('general', brand.image, brand.tint)}
            />
          ))}
        </Rail>
      )}
    </Block>
  )
}
