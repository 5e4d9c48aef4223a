export { picturesSent, takePictures } from './take-pictures.ts'
