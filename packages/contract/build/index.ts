export { lightContract } from './light-contract.ts'
