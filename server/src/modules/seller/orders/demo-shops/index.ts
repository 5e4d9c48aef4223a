export { demoShopsTimers, moveDemoSales } from './move-demo-sales.ts'
