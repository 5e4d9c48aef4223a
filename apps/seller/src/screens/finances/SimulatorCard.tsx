import { Card, Facts, Money } from '@plaza/console'
import type { CategoryBranch } from '@plaza/contract'
import { Select, TextField } from '@plaza/design'
import { withPoint } from '@plaza/web/form'
import { useResting } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useCategoryTree } from '../../calls/products.ts'
import { useSimulateSale } from '../../calls/finances.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

const sumShape = /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/
const flat = (
  branches: readonly CategoryBranch[],
  nameOf: (branch: CategoryBranch) => string,
  above = '',
): { value: string; label: string }[] =>
  branches.flatMap((branch) => {
    const label = above + nameOf(branch)
    return [{ value: branch.id, label }, ...flat(branch.children, nameOf, `${label} › `)]
  })

/** The shop's proceeds for a given price, computed by the code that settles orders. */
export function SimulatorCard() {
  const words = usePaymentWords()
  const { text } = useReader()
  const tree = useCategoryTree()
  const categories = flat(tree.data ?? [], (branch) => text(branch, 'name'))
  const [typed, setTyped] = useState({ price: '', category_id: '', coupon: '', delivery: '' })
  const category = typed.category_id || (categories[0]?.value ?? '')
  const sums = { price: withPoint(typed.price), coupon: withPoint(typed.coupon), delivery: withPoint(typed.delivery) }
  const isWhole =
    sumShape.test(sums.price) && category !== '' && [sums.coupon, sums.delivery].every((sum) => sum === '' || sumShape.test(sum))
  const rested = useResting(JSON.stringify({ ...sums, category_id: category }), 250)
  const query = useSimulateSale(JSON.parse(rested), { enabled: isWhole })
  const field = (name: 'price' | 'coupon' | 'delivery') => ({
    label: words.simulator[name],
    value: typed[name],
    inputMode: 'decimal' as const,
    before: '$',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value.trim() }),
  })
  return (
    <Card title={words.simulator.title}>
      <div className={styles.stack}>
        <TextField {...field('price')} />
        <Select
          label={words.simulator.category}
          value={category}
          options={categories}
          onChange={({ target }) => setTyped({ ...typed, category_id: target.value })}
        />
        <div className={styles.pair}>
          <TextField {...field('coupon')} />
          <TextField {...field('delivery')} />
        </div>
        <div aria-live="polite">
          {isWhole && query.data && (
            <Facts
              facts={[
                [words.simulator.soldFor, <Money key="sold" of={query.data.sold_for} />],
                [`${words.commission} ${query.data.commission_rate}%`, <Money key="share" of={`-${query.data.commission}`} />],
                [
                  words.simulator.yours,
                  <b key="net">
                    <Money of={query.data.net} />
                  </b>,
                ],
              ]}
            />
          )}
        </div>
        <p className={styles.note}>{words.simulator.note}</p>
      </div>
    </Card>
  )
}
