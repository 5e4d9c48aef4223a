import { createReturns } from '@plaza/web/route'
import { paths } from '../paths.ts'

export const { safeReturn, loginHref } = createReturns({
  home: paths.home,
  login: paths.login,
  neverBackTo: [paths.login, paths.register],
})
