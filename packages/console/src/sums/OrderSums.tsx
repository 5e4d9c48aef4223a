import type { SoldOrderDetail } from '@plaza/contract'
import { formatMoney, money, subtractMoney } from '@plaza/values'
import { Card } from '../pages/Card.tsx'
import { Facts } from '../pages/Facts.tsx'
import { Money } from '../pages/Money.tsx'
import { isNothing } from './is-nothing.ts'
import { useSumWords } from './words/index.ts'

/** The parts of the amount that the buyer pays for an order, and the mall's part of a discount, which the shop gets from the mall. */
export function OrderSums({ order: { money: sums, statement } }: { order: Pick<SoldOrderDetail, 'money' | 'statement'> }) {
  const words = useSumWords()
  const unlessNothing = (amount: string, sign = '') => !isNothing(amount) && <Money of={`${sign}${amount}`} />
  return (
    <Card title={words.total}>
      <Facts
        facts={[
          [words.items, <Money key="items" of={sums.items} />],
          [words.shop_discount, unlessNothing(sums.shop_discount, '-')],
          [words.mall_discount, unlessNothing(sums.mall_discount, '-')],
          [words.delivery, <Money key="delivery" of={sums.delivery} />],
          [words.delivery_discount, unlessNothing(sums.delivery_discount, '-')],
          [sums.tax_included ? words.taxIncluded : words.tax, unlessNothing(sums.tax)],
          [
            words.pays,
            <b key="pays">
              <Money of={sums.total} />
            </b>,
          ],
          [words.mallPays, unlessNothing(formatMoney(subtractMoney(money(statement.sold_for), money(sums.total))))],
        ]}
      />
    </Card>
  )
}
