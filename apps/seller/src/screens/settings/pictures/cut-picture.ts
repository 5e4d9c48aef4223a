import { type Cut, partOf } from './crop.ts'

/** Maximum width of the cropped picture, in px. */
const maxWide = 1920

/** Renders the cropped part into a new picture file. */
export const cutPicture = async (picture: ImageBitmap, aspect: number, cut: Cut): Promise<File> => {
  const { x, y, width, height } = partOf(picture, aspect, cut)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(width, maxWide))
  canvas.height = Math.round(canvas.width / aspect)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!bytes) throw new Error('this browser wrote no picture')
  return new File([bytes], bytes.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: bytes.type })
}
