/** Brightness values of a picture, line by line. */
export type Greys = { width: number; height: number; at: ArrayLike<number> }

const minSide = 700
const minEdges = 60

/** Sharpness: the variance of the Laplacian of the brightness. A blurred picture has few edges and a low value. */
export const edgesOf = ({ width, height, at }: Greys): number => {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x
      const edge = 4 * (at[here] ?? 0) - (at[here - 1] ?? 0) - (at[here + 1] ?? 0) - (at[here - width] ?? 0) - (at[here + width] ?? 0)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** Warnings about a document picture before the review. They do not block the upload. */
export const qualityOf = (longSide: number, greys: Greys): 'small' | 'blurred' | null =>
  longSide < minSide ? 'small' : edgesOf(greys) < minEdges ? 'blurred' : null

const seenWidth = 480

/** Checks the quality of a chosen picture on the device. Returns null if the browser cannot do this. */
export const lookAt = async (file: Blob): Promise<'small' | 'blurred' | null> => {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return null
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, seenWidth / picture.width)
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(picture, 0, 0, width, height)
    const seen = canvas?.getImageData(0, 0, width, height).data
    if (!seen) return null
    const at = Array.from({ length: width * height }, (_, n) => ((seen[n * 4] ?? 0) + (seen[n * 4 + 1] ?? 0) + (seen[n * 4 + 2] ?? 0)) / 3)
    return qualityOf(Math.max(picture.width, picture.height), { width, height, at })
  } catch {
    return null
  }
}
