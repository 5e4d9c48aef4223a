export { tellCount } from './tell-count.ts'
