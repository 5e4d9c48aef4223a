import { IndexPage, useIndexAddress } from '@plaza/console'
import { productTabs } from '@plaza/contract'
import { ButtonLink, Icon, IconPlus, IconTag, IconUpload } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { useListShopProductsPages } from '../../calls/products.ts'
import { hrefOf } from '../../paths.ts'
import { BulkActions } from './BulkActions.tsx'
import { useProductColumns } from './use-product-columns.tsx'
import { useProductsWords } from './words/index.ts'

/** Products and drafts of the shop, by state and search word, with bulk actions. */
export default function ProductsScreen() {
  const words = useProductsWords()
  const columns = useProductColumns()
  const at = useIndexAddress({ views: productTabs })
  const query = useListShopProductsPages({ ...(at.view !== 'all' && { state: at.view }), ...(at.keyword && { keyword: at.keyword }) })
  const counts = useNewest(query, (page) => page.counts)
  return (
    <IndexPage
      name="products"
      title={words.title}
      actions={
        <>
          <ButtonLink look="outline" href={hrefOf('productImport')} icon={<Icon of={IconUpload} size={20} />}>
            {words.import}
          </ButtonLink>
          <ButtonLink href={hrefOf('product')} icon={<Icon of={IconPlus} size={20} />}>
            {words.add}
          </ButtonLink>
        </>
      }
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ name }) => name || words.untitled, href: ({ id }) => hrefOf('product', { id }) }}
      columns={columns}
      views={productTabs.map((key) => ({ key, label: words.states[key], ...(key !== 'all' && counts && { count: counts[key] }) }))}
      search={words.search}
      bulk={(picked, done) => <BulkActions picked={picked} onDone={done} />}
      empty={{ icon: IconTag, title: words.empty, text: words.emptyText }}
    />
  )
}
