export { loginResponse, showUser, userInfo, userRow } from './show-user.ts'
