import { hrefTo, type Place } from './place.ts'

/** The app's home and login paths, and the paths that login never returns to. */
export type WaysIn = { home: string; login: string; neverBackTo: readonly string[] }

/** Links to the login page, and back to the page where the user was. */
export const createReturns = ({ home, login, neverBackTo }: WaysIn) => {
  /** Where to go after logging in: a place of this app and nothing else. */
  const safeReturn = (asked: string | null): string => {
    if (asked === null || !/^\/(?![/\\])[^\s\\]{0,500}$/.test(asked)) return hrefTo(home)
    return neverBackTo.some((path) => asked.startsWith(path)) ? hrefTo(home) : `#${asked}`
  }
  /** Address of the login page, which returns to the current page after login. */
  const loginHref = ({ path, query }: Pick<Place, 'path' | 'query'>): string => {
    const back = query ? `${path}?${query}` : path
    return safeReturn(back) === hrefTo(home) ? hrefTo(login) : hrefTo(login, { redirect: back })
  }
  return { safeReturn, loginHref }
}
