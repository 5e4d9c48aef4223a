import { useListTransfersPages, useShowBalance } from '@plaza/client'
import { Button, Icon, IconBuildingStore, TextField } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import card from '../Wallet.module.css'
import { shopNumberIn } from './shop-number.ts'
import { useTransferWords } from './words/index.ts'
import styles from './Transfer.module.css'

/** Chooses the recipient: the customer's own shop, an earlier recipient, or any other shop by number. */
export function ChooseShop({ onChoose }: { onChoose: (shopId: string) => void }) {
  const words = useTransferWords()
  const own = useShowBalance(1).data?.merchant
  const before = useListTransfersPages().data?.pages.flatMap(({ list }) => list) ?? []
  const others = [...new Map(before.filter(({ own: isOwn }) => !isOwn).map(({ shop }) => [shop.id, shop.name]))]
  const form = useForm({ shop: '' }, async ({ shop }, fail) => {
    const id = shopNumberIn(shop)
    if (id === undefined) return fail({ shop: words.shopWrong })
    onChoose(id)
  })
  return (
    <section aria-labelledby="which-shop" className={`${card.card} ${card.form}`}>
      <h2 id="which-shop">{words.who}</h2>
      {own && <ShopButton name={own.shop_name} note={words.own} onPress={() => onChoose(own.shop_id)} />}
      {others.length > 0 && (
        <div role="group" aria-label={words.before} className={styles.shops}>
          <p className={card.small}>{words.before}</p>
          {others.slice(0, 5).map(([id, name]) => (
            <ShopButton key={id} name={name} onPress={() => onChoose(id)} />
          ))}
        </div>
      )}
      <form noValidate className={styles.find} onSubmit={form.submit}>
        <TextField {...form.field('shop')} label={words.shop} hint={words.shopHint} autoComplete="off" maxLength={300} />
        <Button type="submit" look="soft">
          {words.find}
        </Button>
      </form>
    </section>
  )
}

function ShopButton({ name, note, onPress }: { name: string; note?: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.shop} onClick={onPress}>
      <Icon of={IconBuildingStore} size={22} />
      <span>{name}</span>
      {note && <span className={card.small}>{note}</span>}
    </button>
  )
}
