import { useGetDelivery } from '@plaza/client'
import type { AnswerOf, getDelivery } from '@plaza/contract'
import { countryName } from '@plaza/web/reading'
import { useState } from 'react'
import { useDeliveryCountry } from '../../mall/delivery-country.ts'
import { useReader } from '../../mall/reader.ts'
import { showDays } from '../../parts/delivery/days.ts'
import { useDeliveryWords } from '../../parts/delivery/words.ts'

export type Delivered = AnswerOf<typeof getDelivery>

/** Cost and arrival date of delivering one piece to the shopper. */
export const useDelivery = (productId: string) => {
  const country = useDeliveryCountry()
  const query = useGetDelivery({ product_id: productId, country: country ?? '' }, { enabled: country !== undefined })
  const [isChoosing, setChoosing] = useState(false)
  const { lang } = useReader()
  const place = query.data?.place
  return {
    answer: query.data,
    /** True once the server has answered that the shop does not deliver there. */
    isNowhere: query.data?.methods.length === 0,
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** Delivery place such as "Bangkok, Thailand", or only the country until the server answers. */
    place: place ? [place.city, place.country_name].filter(Boolean).join(', ') : countryName(country ?? '', lang),
    country: place?.country_name ?? '',
    isChoosing,
    choose: () => setChoosing(true),
    close: () => setChoosing(false),
  }
}
export type Delivery = ReturnType<typeof useDelivery>

/**
 * The cheapest delivery method in one line, with cost and arrival date, or a note that no method is available. Undefined until the server answers.
 */
export const useShortDelivery = ({ answer, country }: Delivery): string | undefined => {
  const { lang, price } = useReader()
  const words = useDeliveryWords()
  const [best] = answer?.methods ?? []
  if (!answer) return undefined
  if (!best) return words.none(country)
  return [isFree(best.fee) ? words.free : words.costs(price(best.fee)), showDays(best.from, best.to, lang)].join(' · ')
}

export const isFree = (fee: string): boolean => !/[1-9]/.test(fee)
