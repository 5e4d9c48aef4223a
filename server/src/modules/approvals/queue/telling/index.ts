export { openCase } from './open-case.ts'
export { tellCase, tellQueue } from './tell-case.ts'
