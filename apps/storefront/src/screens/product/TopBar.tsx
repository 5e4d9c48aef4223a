import { CountBadge, Icon, IconArrowLeft, IconButton, IconLink, IconShoppingCart, cx } from '@plaza/design'
import { go } from '@plaza/web/route'
import { useEffect, useState } from 'react'
import { useWords } from '../../mall/mall.tsx'
import { useItemsCount } from '../../mall/cart/items-count.ts'
import { hrefOf } from '../../paths.ts'
import { SaveAndShare } from './SaveAndShare.tsx'
import { useProductWords } from './words/index.ts'
import styles from './TopBar.module.css'

const picturePassedPx = 260

const goBack = () => (history.length > 1 ? history.back() : go(hrefOf('home')))

/** Phone header that floats over the picture and becomes a bar after the user scrolls past the picture. */
export function TopBar({ productId, name }: { productId?: string; name?: string }) {
  const words = useProductWords()
  const { nav } = useWords()
  const lines = useItemsCount()
  const passed = usePassed()
  return (
    <div className={cx(styles.bar, passed && styles.solid)}>
      <IconButton label={words.back} look="raised" onClick={goBack}>
        <Icon of={IconArrowLeft} />
      </IconButton>
      <span aria-hidden="true" className={styles.name}>
        {passed && name}
      </span>
      {productId !== undefined && name !== undefined && <SaveAndShare productId={productId} name={name} />}
      <IconLink href={hrefOf('cart')} label={nav.cart} look="raised" badge={<CountBadge count={lines} label={nav.cartItems(lines)} />}>
        <Icon of={IconShoppingCart} />
      </IconLink>
    </div>
  )
}

const usePassed = (): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const follow = () => setPassed(scrollY > picturePassedPx)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return passed
}
