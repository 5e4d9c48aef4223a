import type { ProductCard } from '@plaza/contract'
import { Icon, IconButton, IconCheck, IconChevronRight, IconLink, IconPlus, toasts } from '@plaza/design'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../paths.ts'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import styles from './AddToCart.module.css'

const thanksMs = 1000

/** Puts one into the cart; a product with options, or one that is sold out, leads to its page instead. */
export function AddToCart({ product }: { product: ProductCard }) {
  const { words, text } = useReader()
  const name = text(product, 'name')
  const soldOut = product.status !== 'on_sale'
  if (soldOut || product.variants > 1) {
    return (
      <IconLink
        href={hrefOf('product', { id: product.id })}
        label={soldOut ? words.product.similar(name) : words.product.choose(name)}
        look="raised"
        className={styles.add}
      >
        <Icon of={IconChevronRight} size={20} />
      </IconLink>
    )
  }
  return <AddButton productId={product.id} itemsLeft={product.items_left} label={words.product.add(name)} />
}

function AddButton({ productId, itemsLeft, label }: { productId: string; itemsLeft: number; label: string }) {
  const { cart } = useMall()
  const { words } = useReader()
  const [times, setTimes] = useState(0)
  const [thanked, setThanked] = useState(0)
  useEffect(() => {
    if (times === thanked) return
    const timer = setTimeout(() => setThanked(times), thanksMs)
    return () => clearTimeout(timer)
  }, [times, thanked])

  const add = () => {
    if (!cart.add(productId, itemsLeft))
      return toasts.show(itemsLeft < 1000 ? words.product.left(itemsLeft) : words.product.cartFull, 'info')
    setTimes(times + 1)
    toasts.show(words.product.added(1))
  }
  return (
    <IconButton label={label} look="raised" className={styles.add} onClick={add}>
      <Icon of={times === thanked ? IconPlus : IconCheck} size={20} />
    </IconButton>
  )
}
