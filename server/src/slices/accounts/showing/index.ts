export type { Asked, PersonSources } from './person-sources.ts'
export { loginResponse, sellerUrl, showUser, userInfo, userRow } from './show-user.ts'
