export { tellRefusals } from './tell-refusals.ts'
