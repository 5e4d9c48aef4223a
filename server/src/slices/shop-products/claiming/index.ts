export { claimPictures } from './claim-pictures.ts'
