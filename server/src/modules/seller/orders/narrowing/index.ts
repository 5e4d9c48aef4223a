export { mostCounted, planCounts } from './plan-tabs.ts'
export { wantedSales } from './wanted-sales.ts'
