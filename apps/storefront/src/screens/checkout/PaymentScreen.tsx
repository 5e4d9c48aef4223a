import type { ScreenProps } from '../screen.ts'
import { readWanted } from '../../parts/checkout/wanted.ts'
import { ConfirmStep } from './confirm/ConfirmStep.tsx'
import { PayStep } from './PayStep.tsx'
import { usePaying } from './use-paying.ts'

const isId = (text: string | null): text is string => /^[1-9][0-9]{0,18}$/.test(text ?? '')

/**
 * The payment step and the final step share one URL: first the purchase, and after the order is placed, its payment. A running payment survives the
 * change of step.
 */
export default function PaymentScreen({ query }: ScreenProps) {
  const paying = usePaying()
  const payment = query.get('step') === 'confirm' ? query.get('payment') : null
  const wanted = readWanted(query)
  if (isId(payment)) return <ConfirmStep key={payment} id={payment} paying={paying} />
  return <PayStep key={wanted.what} wanted={wanted} paying={paying} />
}
