import { IndexPage, useIndexAddress } from '@plaza/console'
import { ButtonLink, IconTag } from '@plaza/design'
import { useListMallBrandsPages } from '../../../calls/catalog.ts'
import { hrefOf } from '../../../paths.ts'
import { useBrandWords } from './words/index.ts'

const views = ['all'] as const

/** Brands of the mall's products, by name. */
export default function BrandsScreen() {
  const words = useBrandWords()
  const at = useIndexAddress({ views })
  const add = <ButtonLink href={hrefOf('brand')}>{words.add}</ButtonLink>
  const query = useListMallBrandsPages(at.keyword)
  return (
    <IndexPage
      name="brands"
      title={words.title}
      subtitle={words.text}
      actions={add}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ name }) => name, href: ({ id }) => hrefOf('brand', { id }) }}
      columns={[
        { key: 'name', head: words.name, cell: ({ name }) => <b>{name}</b> },
        { key: 'products', head: words.products, end: true, cell: ({ product_count: count }) => count },
        { key: 'words', head: words.words, end: true, cell: ({ missing }) => (missing > 0 ? missing : '–') },
      ]}
      search={words.search}
      empty={{ icon: IconTag, title: words.none, action: add }}
    />
  )
}
