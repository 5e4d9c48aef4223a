export { takePictures } from './take-pictures.ts'
