export * from './cases.ts'
export { reasonInWords, reasonTemplates } from './reasons.ts'
