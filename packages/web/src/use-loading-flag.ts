import { useEffect } from 'react'
import { useWeb } from './web.tsx'

/** `<html data-loading>` is 1 during requests and for two seconds after them. The main part is busy only during the requests. */
export const useLoadingFlag = (): void => {
  const { loading } = useWeb()
  useEffect(() => {
    const show = () => {
      const { inFlight, loading: up } = loading.current()
      document.documentElement.dataset['loading'] = up ? '1' : '0'
      document.getElementById('main')?.setAttribute('aria-busy', String(inFlight > 0))
    }
    show()
    return loading.subscribe(show)
  }, [loading])
}
