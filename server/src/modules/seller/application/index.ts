import { applicationCase } from './application-case.ts'

export { applicationsOf } from './application-rows.ts'
export { applicationsRoutes } from './routes.ts'
export { sellerStateOf } from './seller-state.ts'
export { applicationsTimers, forgetPapers } from './timers.ts'
export const applicationCases = [applicationCase]
export { decideBy, papersUntil, pauseEnd } from './terms.ts'
