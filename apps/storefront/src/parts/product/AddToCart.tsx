import type { ProductCard } from '@plaza/contract'
import { Icon, IconButton, IconCheck, IconChevronRight, IconLink, IconPlus, toasts } from '@plaza/design'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../paths.ts'
import { useAdding } from '../../mall/cart/use-adding.ts'
import { useReader } from '../../mall/reader.ts'
import styles from './AddToCart.module.css'

const thanksMs = 1000

type Props = { product: ProductCard; undelivered: string | undefined }

/** Adds one piece to the cart. A product with options, without stock or without delivery links to the product page instead. */
export function AddToCart({ product, undelivered }: Props) {
  const { words, text } = useReader()
  const name = text(product, 'name')
  const soldOut = product.status !== 'on_sale'
  if (soldOut || undelivered || product.variants > 1) {
    return (
      <IconLink
        href={hrefOf('product', { id: product.id })}
        label={soldOut ? words.product.similar(name) : undelivered ? `${name}: ${undelivered}` : words.product.choose(name)}
        look="raised"
        className={styles.add}
      >
        <Icon of={IconChevronRight} size={20} />
      </IconLink>
    )
  }
  return <AddButton product={product} label={words.product.add(name)} />
}

function AddButton({ product, label }: { product: ProductCard; label: string }) {
  const add = useAdding()
  const { words } = useReader()
  const [times, setTimes] = useState(0)
  const [thanked, setThanked] = useState(0)
  useEffect(() => {
    if (times === thanked) return
    const timer = setTimeout(() => setThanked(times), thanksMs)
    return () => clearTimeout(timer)
  }, [times, thanked])

  const press = () =>
    add(
      { productId: product.id, itemsLeft: product.items_left, price: product.price },
      {
        added(pieces) {
          setTimes(times + 1)
          toasts.show(words.product.added(pieces))
        },
        not({ said }) {
          setThanked(times + 1)
          toasts.show(said, 'info')
        },
      },
    )
  return (
    <IconButton label={label} look="raised" className={styles.add} onClick={press}>
      <Icon of={times === thanked ? IconPlus : IconCheck} size={20} />
    </IconButton>
  )
}
