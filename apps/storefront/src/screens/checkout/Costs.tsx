import type { Costs as Sums } from '@plaza/contract'
import { CostLines } from '../../parts/cart/CostLines.tsx'
import { useCheckoutWords } from './words/index.ts'

/** Cost breakdown as in the cart, with the total number of pieces. */
export function Costs({ costs, isCounting = false }: { costs: Sums; isCounting?: boolean }) {
  const words = useCheckoutWords()
  return <CostLines costs={costs} items={words.items(costs.pieces)} isCounting={isCounting} />
}
