import type { Refund } from '@plaza/contract'
import { addMoney, formatMoney, money, subtractMoney } from '@plaza/values'
import type { ReactNode } from 'react'
import { Money } from '../pages/Money.tsx'
import { isNothing } from './is-nothing.ts'
import { useSumWords } from './words/index.ts'

const fullOf = ({ items, tax, delivery, discount }: Refund['parts']): string =>
  formatMoney(subtractMoney(addMoney(addMoney(money(items), money(tax)), money(delivery)), money(discount)))

/** The parts of the amount of a refund request, as facts. */
export const useRefundFacts = (): ((refund: Refund) => (readonly [name: string, value: ReactNode])[]) => {
  const words = useSumWords()
  const unlessNothing = (amount: string, sign = '') => !isNothing(amount) && <Money of={`${sign}${amount}`} />
  return ({ parts }) => [
    [words.items, <Money key="items" of={parts.items} />],
    [words.tax, unlessNothing(parts.tax)],
    [words.delivery, unlessNothing(parts.delivery)],
    [words.discount, unlessNothing(parts.discount, '-')],
    [words.full, <Money key="full" of={fullOf(parts)} />],
  ]
}
