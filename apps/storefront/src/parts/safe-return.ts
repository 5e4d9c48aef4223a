import { hrefOf, paths } from '../paths.ts'

const signIn: readonly string[] = [paths.login, paths.register]

/** Where to go after logging in: a place of this shop and nothing else. */
export const safeReturn = (asked: string | null): string => {
  if (asked === null || !/^\/(?![/\\])[^\s\\]{0,500}$/.test(asked)) return hrefOf('home')
  return signIn.some((path) => asked.startsWith(path)) ? hrefOf('home') : `#${asked}`
}

/** The login page that leads back to where one is. */
export const loginHref = (here: { path: string; query: string }): string => {
  const back = here.query ? `${here.path}?${here.query}` : here.path
  return safeReturn(back) === hrefOf('home') ? hrefOf('login') : hrefOf('login', { redirect: back })
}
