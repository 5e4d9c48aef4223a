export { newestSold } from './newest-sold.ts'
export { salesDoors } from './papers/index.ts'
export { salesRoutes } from './routes.ts'
export { demoShopsTimers as salesTimers } from './demo-shops/index.ts'
