import sharp from 'sharp'

/** Part of the shorter side over which a shadow fades out at the frame. */
const fadePart = 0.09
/** Alpha above which a pixel belongs to the good, and below which it is shadow only. */
const [shadowAlpha, goodAlpha] = [90, 170]

const smooth = (x: number): number => {
  const t = Math.min(1, Math.max(0, x))
  return t * t * (3 - 2 * t)
}

/** Fades out the shadows that reach the frame of a picture, because a cut shadow shows the frame. Goods that stand there stay as they are. */
export const fadeEdges = async (picture: Buffer | string): Promise<sharp.Sharp> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const reach = Math.min(width, height) * fadePart
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (edge >= reach) continue
      const at = (y * width + x) * channels + 3
      const alpha = data[at] ?? 0
      const isGood = smooth((alpha - shadowAlpha) / (goodAlpha - shadowAlpha))
      data[at] = Math.round(alpha * (isGood + (1 - isGood) * smooth(edge / reach)))
    }
  return sharp(data, { raw: { width, height, channels } })
}
