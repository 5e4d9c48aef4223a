import type { ScreenProps } from '../screen.ts'
import { readWanted } from '../../parts/checkout/wanted.ts'
import { ConfirmStep } from './confirm/ConfirmStep.tsx'
import { PayStep } from './PayStep.tsx'
import { usePaying } from './use-paying.ts'

const isId = (text: string | null): text is string => /^[1-9][0-9]{0,18}$/.test(text ?? '')

/**
 * The third step and the last one, at one address: what is bought, and once it is placed, how its payment stands. What is under way in between
 * goes on while the first makes room for the second.
 */
export default function PaymentScreen({ query }: ScreenProps) {
  const paying = usePaying()
  const payment = query.get('step') === 'confirm' ? query.get('payment') : null
  const wanted = readWanted(query)
  if (isId(payment)) return <ConfirmStep key={payment} id={payment} paying={paying} />
  return <PayStep key={wanted.what} wanted={wanted} paying={paying} />
}
