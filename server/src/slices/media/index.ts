export { type PictureFiles, keepPicture } from './keep-picture.ts'
export { serveMedia } from './serve-media.ts'
