export { planStretch } from './plan-stretch.ts'
