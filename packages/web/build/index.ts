export { licences } from './licences.ts'
