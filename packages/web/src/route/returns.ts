import { hrefTo, type Route } from './route.ts'

/** The app's home and login paths, and the paths to which a login never returns. */
export type LoginRoutes = { home: string; login: string; neverBackTo: readonly string[] }

/** Links to the login page, and back to the page that the user came from. */
export const createReturns = ({ home, login, neverBackTo }: LoginRoutes) => {
  /** Address to open after the login. Only a path of this app is accepted. */
  const safeReturn = (target: string | null): string => {
    if (target === null || !/^\/(?![/\\])[^\s\\]{0,500}$/.test(target)) return hrefTo(home)
    return neverBackTo.some((path) => target.startsWith(path)) ? hrefTo(home) : `#${target}`
  }
  /** Address of the login page, which returns to the current page after login. */
  const loginHref = ({ path, query }: Pick<Route, 'path' | 'query'>): string => {
    const back = query ? `${path}?${query}` : path
    return safeReturn(back) === hrefTo(home) ? hrefTo(login) : hrefTo(login, { redirect: back })
  }
  return { safeReturn, loginHref }
}
