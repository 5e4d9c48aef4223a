import type { PaymentMethod } from '@plaza/contract'
import { ButtonLink, Icon, IconCash, IconCreditCard, IconWallet, PriceText, RadioCards } from '@plaza/design'
import { hrefTo } from '@plaza/web/route'
import { type Language, htmlLanguages } from '@plaza/values'
import { useRoute } from '@plaza/web'
import { purchases } from '../../mall/purchases.ts'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../paths.ts'
import { type Option } from './pay-ways.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

const icons = { wallet: IconWallet, card: IconCreditCard, cod: IconCash } as const

const listOf = (names: readonly string[], lang: Language): string => new Intl.ListFormat(htmlLanguages[lang]).format(names)

type Props = { options: readonly Option[]; value: PaymentMethod | undefined; total: string; onChoose: (method: PaymentMethod) => void }

/** The three payment methods. A method that is not available shows the reason. */
export function PaymentMethods({ options, value, total, onChoose }: Props) {
  const words = useCheckoutWords()
  const { text, lang } = useReader()
  const { base } = useSums()
  const short = options.find(({ way, reason }) => way === 'wallet' && reason === 'short')
  const whyExcluded = ({ shop, countries, method }: Option['excluded_by'][number], reason: Option['reason']): string => {
    if (reason === 'shop') return words.codOwing(shop)
    if (method) return words.codByMethod(shop, text(method, 'name'))
    return countries.length > 0 ? words.codOnlyIn(shop, listOf(countries, lang)) : words.codNotTaken(shop)
  }
  const textOf = ({ way, open, reason, left_after: left, short_by: by, limit, excluded_by: excluded }: Option): string => {
    if (open) return way === 'wallet' ? words.leftAfter(base(left)) : way === 'card' ? words.cardText : words.codText(base(total))
    if (reason === 'short') return words.shortBy(base(by))
    if (reason === 'limit') return words.codLimit(base(limit), base(total))
    if (excluded.length > 0) return excluded.map((shop) => whyExcluded(shop, reason)).join(' · ')
    return words.closed[reason ?? 'not_set_up']
  }
  return (
    <>
      <RadioCards
        label={words.howToPay}
        value={value}
        onChange={(method) => onChoose(method as PaymentMethod)}
        cards={options.map((option) => ({
          value: option.way,
          title: words.ways[option.way],
          text: textOf(option),
          disabled: !option.open,
          icon: <Icon of={icons[option.way]} size={22} />,
          ...(option.balance !== null && {
            aside: (
              <span className={styles.balance}>
                <PriceText value={base(option.balance)} />
              </span>
            ),
          }),
        }))}
      />
      {short && <Recharge shortBy={short.short_by} onLeave={() => onChoose('wallet')} />}
    </>
  )
}

type RechargeProps = { shortBy: string | null; onLeave: () => void }

/** Link to recharge the wallet by the missing sum. After the recharge the customer returns to the checkout, where the wallet is chosen. */
function Recharge({ shortBy, onLeave }: RechargeProps) {
  const words = useCheckoutWords()
  const { base } = useSums()
  const { user } = useSession()
  const { path, query } = useRoute()
  const here = `${hrefTo(path)}${query && `?${query}`}`
  return (
    <ButtonLink
      look="soft"
      href={hrefOf('wallet', { view: 'recharge', ...(shortBy !== null && { need: shortBy }) })}
      onClick={() => {
        onLeave()
        if (user) purchases.leadBackTo(user.email, here)
      }}
    >
      {shortBy === null ? words.recharge : words.rechargeSum(base(shortBy))}
    </ButtonLink>
  )
}
