import type { Quote } from '@plaza/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Difference, differencesOf } from './differences.ts'
import type { OngoingPurchase } from './use-purchase.ts'

type SeenQuote = { input: string; quote?: Quote; differences: readonly Difference[] }

/**
 * Compares the price of the purchase with the last price shown. Changes caused by the customer do not count. Other changes stay visible until the
 * customer changes something.
 */
export const usePriceWatch = ({ quote: { data, isPlaceholderData, refetch }, fields }: OngoingPurchase): readonly Difference[] => {
  const input = JSON.stringify(fields)
  const [seen, setSeen] = useState<SeenQuote>({ input: '', differences: [] })
  if (data && !isPlaceholderData && (seen.input !== input || seen.quote !== data)) {
    const before = seen.input === input ? seen.quote : undefined
    const found = before ? differencesOf(before, data) : []
    setSeen({ input, quote: data, differences: found.length > 0 || !before ? found : seen.differences })
  }
  useRenewal(data, () => void refetch())
  return seen.differences
}

const minMs = 30_000
const maxMs = 15 * 60_000

/** Renews an expired quote. Client clocks may be wrong, so the delay has a minimum and a maximum. */
const useRenewal = (quote: Quote | undefined, renew: () => void): void => {
  const over = useEffectEvent(renew)
  useEffect(() => {
    if (!quote) return
    const inMs = Math.min(maxMs, Math.max(minMs, Date.parse(quote.expires_at) - Date.now()))
    const timer = setTimeout(() => over(), inMs)
    return () => clearTimeout(timer)
  }, [quote])
}
