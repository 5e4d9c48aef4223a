import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import type { AffiliateProduct } from '@plaza/contract'
import { Button, Icon, IconAffiliate, IconCopy, PriceText, PriceWords, Tile, toasts } from '@plaza/design'
import { copyText } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useListAffiliateProductsPages } from '../../calls/referrals.ts'
import { useAffiliateWords } from './words/index.ts'
import styles from './Affiliate.module.css'

/** Affiliate links to the shop's products, with their clicks, orders and commission. */
export default function AffiliateScreen() {
  const words = useAffiliateWords()
  const { text, price } = useReader()
  const columns = useColumns()
  const at = useIndexAddress({ views: ['all'] })
  const query = useListAffiliateProductsPages()
  const sums = query.data?.pages[0]
  return (
    <IndexPage
      name="affiliate"
      title={words.title}
      subtitle={
        sums && (
          <PriceWords
            text={`${words.terms(sums.rate, price(sums.most))} ${words.sums(sums.clicks, sums.orders, price(sums.commission))}`}
          />
        )
      }
      at={at}
      query={query}
      row={{ id: ({ product }) => product.id, name: ({ product }) => words.one(text(product, 'name')) }}
      columns={columns}
      empty={{ icon: IconAffiliate, title: words.empty, text: words.emptyText }}
    />
  )
}

const useColumns = (): readonly Column<AffiliateProduct>[] => {
  const words = useAffiliateWords()
  const { columns } = words
  const { text, price, picture } = useReader()
  const copy = async (link: string) => {
    const done = await copyText(link)
    toasts.show(done ? words.copied : words.copyFailed, done ? undefined : 'error')
  }
  return [
    {
      key: 'product',
      head: columns.product,
      cell: ({ product }) => (
        <span className={styles.product}>
          <Tile
            name={text(product, 'name')}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={product.image ? picture('product', product.image, product.tint) : undefined}
          />
          <span className={styles.name}>{text(product, 'name')}</span>
        </span>
      ),
    },
    {
      key: 'link',
      head: columns.link,
      cell: ({ link, product }) => (
        <Button look="soft" size="small" icon={<Icon of={IconCopy} size={18} />} onClick={() => void copy(link)}>
          {words.copy}
          <span className="sr">: {text(product, 'name')}</span>
        </Button>
      ),
    },
    { key: 'clicks', head: columns.clicks, end: true, cell: ({ clicks }) => clicks },
    { key: 'orders', head: columns.orders, end: true, cell: ({ orders }) => orders },
    { key: 'commission', head: columns.commission, end: true, cell: ({ commission }) => <PriceText value={price(commission)} /> },
  ]
}
