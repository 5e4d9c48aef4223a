import type { SoldOrderDetail } from '@plaza/contract'
import { useReader } from '@plaza/web/reading'

type Line = SoldOrderDetail['lines'][number]

/** The product name and the chosen options of an order line. `full` has both, to tell apart two variants of one product. */
export const useLineName = (): ((line: Line) => { name: string; chosen: string; full: string }) => {
  const { text } = useReader()
  return (line) => {
    const name = text(line, 'name')
    const chosen = line.options.map((option) => text(option, 'value_name') || option.value).join(' · ')
    return { name, chosen, full: chosen ? `${name} (${chosen})` : name }
  }
}
