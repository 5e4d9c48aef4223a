export { takePictures, picturesSent } from './take-pictures.ts'
export { drawLikeness, type Likeness } from './draw-likeness.ts'
export { uploadsAlike } from './uploads-alike.ts'
