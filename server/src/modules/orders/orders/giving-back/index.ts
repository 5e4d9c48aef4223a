export { waitNoLonger, writeGivenBack } from './given-back-rows.ts'
