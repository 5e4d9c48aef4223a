import { hrefTo, type Place } from './place.ts'

/** The app's home and login paths, and the paths that login never returns to. */
export type WaysIn = { home: string; login: string; neverBackTo: readonly string[] }

/** The way to the login page, and back to where one was. */
export const createReturns = ({ home, login, neverBackTo }: WaysIn) => {
  /** Where to go after logging in: a place of this app and nothing else. */
  const safeReturn = (asked: string | null): string => {
    if (asked === null || !/^\/(?![/\\])[^\s\\]{0,500}$/.test(asked)) return hrefTo(home)
    return neverBackTo.some((path) => asked.startsWith(path)) ? hrefTo(home) : `#${asked}`
  }
  /** The login page that leads back to where one is. */
  const loginHref = ({ path, query }: Pick<Place, 'path' | 'query'>): string => {
    const back = query ? `${path}?${query}` : path
    return safeReturn(back) === hrefTo(home) ? hrefTo(login) : hrefTo(login, { redirect: back })
  }
  return { safeReturn, loginHref }
}
