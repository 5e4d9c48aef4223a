export { newestSold } from './newest-sold.ts'
export { salesRoutes } from './routes.ts'
export { demoShopsTimers as salesTimers } from './demo-shops/index.ts'
