export { takePictures, picturesSent } from './take-pictures.ts'
export { uploadsAlike } from './uploads-alike.ts'
