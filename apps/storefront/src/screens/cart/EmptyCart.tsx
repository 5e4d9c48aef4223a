import { ButtonLink, EmptyScene, Page } from '@plaza/design'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import { RecentlySeen } from '../../parts/RecentlySeen.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { OpenPayments } from '../../parts/checkout/OpenPayments.tsx'

export function EmptyCart() {
  const words = useCartWords()
  return (
    <Page>
      <OpenPayments />
      <EmptyScene
        titleLevel={1}
        pictures={scene('cart')}
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink href={hrefOf('home')}>{words.start}</ButtonLink>}
      />
      <RecentlySeen />
    </Page>
  )
}
