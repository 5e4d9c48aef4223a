import { Button } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { payForm } from './PayForm.tsx'
import { ContinueBar } from './WayOn.tsx'
import { type Option, costsNothing } from './pay-ways.ts'
import { useCheckoutWords } from './words/index.ts'

type Props = { option: Option | undefined; total: string; busy: boolean; isPlaced?: boolean }

/** The pay button with the exact total in the charged currency. If the user sees prices in another currency, the button shows both amounts. */
export function PayButton({ option, total, busy, isPlaced = false }: Props) {
  const words = useCheckoutWords()
  const { base, isBase } = useSums()
  const { price } = useReader()
  const isPlain = costsNothing(total) || (option?.way === 'cod' && !isPlaced)
  return (
    <ContinueBar total={total} note={isBase ? undefined : words.chargedAs(base(total), price(total))}>
      <Button type="submit" form={payForm} busy={busy} whyNot={option ? undefined : words.noMethod}>
        {isPlain ? words.place : option?.way === 'cod' ? words.payCash : words.pay(base(total))}
      </Button>
    </ContinueBar>
  )
}
