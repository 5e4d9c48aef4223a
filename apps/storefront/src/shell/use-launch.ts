import { useGetCurrency, useGetLanguages } from '@plaza/client'
import { useState } from 'react'

/**
 * At launch, currency and languages are asked for, whatever the drawn page already knew. If the currency does not come,
 * the shop is out of reach; later failures of the same call change nothing.
 */
export const useLaunch = () => {
  const currency = useGetCurrency({ launching: true })
  const languages = useGetLanguages({ launching: true })
  const [launched, setLaunched] = useState(false)

  const answered = currency.isFetchedAfterMount && currency.isSuccess && Boolean(currency.data)
  if (answered && !launched) setLaunched(true)

  const failed = !launched && (currency.isError || (currency.isFetchedAfterMount && currency.isSuccess && !currency.data))
  return {
    failed,
    trying: currency.isFetching,
    started: Boolean(currency.data),
    retry: () => {
      void currency.refetch()
      void languages.refetch()
    },
  }
}
