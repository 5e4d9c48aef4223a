import { intakeCase } from './intake-case.ts'

export { supplyRoutes } from './routes.ts'
export const supplyCases = [intakeCase]
export { countBy, decideBy, isDayToCome } from './terms.ts'
