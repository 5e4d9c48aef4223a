import { isLanguage } from '@plaza/values'
import { useRoute, useWeb } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { useEffect, useRef } from 'react'
import { useOpenSellerSession } from '../calls/access.ts'
import { safeReturn } from '../paths.ts'
import { loadWords } from '../words/index.ts'

/** A ticket from the mall logs the user in, once. The ticket is removed from the URL. */
export const useTicket = () => {
  const { session, choices } = useWeb()
  const params = new URLSearchParams(useRoute().query)
  const ticket = params.get('ticket')
  const lang = params.get('lang')
  const to = safeReturn(params.get('to'))
  const taken = useRef<string>(undefined)
  const { mutateAsync: open, isPending, isError } = useOpenSellerSession()
  useEffect(() => {
    if (ticket === null || taken.current === ticket) return
    taken.current = ticket
    changeQuery(to)
    const chosen = lang !== null && isLanguage(lang) ? lang : undefined
    if (chosen)
      loadWords(chosen).then(
        () => choices.choose({ lang: chosen }),
        () => {},
      )
    open({ ticket }).then(
      ({ 'access-token': token, shop, role }) => session.open(token, { shop, role }),
      () => {},
    )
  }, [ticket, lang, to, open, session, choices])
  return { isOpening: ticket !== null || isPending, isWrong: isError }
}
