export { loginResponse, sellerUrl, showUser, userInfo, userRow } from './show-user.ts'
