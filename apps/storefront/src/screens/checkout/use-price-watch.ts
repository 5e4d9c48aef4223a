import type { Quote } from '@plaza/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Difference, differencesOf } from './differences.ts'
import type { OnItsWay } from './use-purchase.ts'

type Seen = { asked: string; quote?: Quote; differences: readonly Difference[] }

/**
 * Compares the price of the purchase with the price last seen. A change by the customer is no difference. A price that changed by itself shows until
 * the customer changes something.
 */
export const usePriceWatch = ({ quote: { data, isPlaceholderData, refetch }, fields }: OnItsWay): readonly Difference[] => {
  const asked = JSON.stringify(fields)
  const [seen, setSeen] = useState<Seen>({ asked: '', differences: [] })
  if (data && !isPlaceholderData && (seen.asked !== asked || seen.quote !== data)) {
    const before = seen.asked === asked ? seen.quote : undefined
    const found = before ? differencesOf(before, data) : []
    setSeen({ asked, quote: data, differences: found.length > 0 || !before ? found : seen.differences })
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
