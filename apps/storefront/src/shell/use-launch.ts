import { useGetCurrency, useGetLanguages } from '@plaza/client'
import { useState } from 'react'

/**
 * At launch the app requests currency and languages, even if the server-rendered page contains them. Without a currency, the shop counts as
 * unreachable. Later failures of these requests have no effect.
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
