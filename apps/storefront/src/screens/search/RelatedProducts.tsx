import { useGetRecommend } from '@plaza/client'
import type { ProductCard } from '@plaza/contract'
import { Rail } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { searchWords } from './words.ts'

const asMany = 12

/** Products related to the first result of a short result list, without the results themselves. */
export function RelatedProducts({ found }: { found: readonly ProductCard[] }) {
  const { lang, words } = useReader()
  const title = searchWords[lang].related
  const query = useGetRecommend(found[0]?.id ?? '', asMany)
  const others = query.data?.list.filter(({ id }) => !found.some((each) => each.id === id))
  return (
    <Block query={{ ...query, data: others }} title={title} isEmpty={(list) => list.length === 0} hold={<RailHold />}>
      {(list) => (
        <Rail label={title} previousLabel={words.common.previous} nextLabel={words.common.next}>
          {list.map((product) => (
            <ProductInList key={product.id} product={product} />
          ))}
        </Rail>
      )}
    </Block>
  )
}
