export { shopNotifications } from './of-shop.ts'
export { templates } from './templates.ts'
