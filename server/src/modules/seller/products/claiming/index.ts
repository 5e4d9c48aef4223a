export { claimPictures } from './claim-pictures.ts'
export { ownPictures } from './own-pictures.ts'
