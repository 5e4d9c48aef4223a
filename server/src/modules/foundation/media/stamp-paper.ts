import sharp from 'sharp'
import { dotsOf } from './stamp-letters.ts'

/**
 * An identity document with a watermark for a reader other than its owner. The watermark names purpose, reader and time, so that a copy shows its
 * source.
 */
export const stampDocument = async (body: Buffer, { reader, at }: { reader: string; at: Date }): Promise<Buffer> => {
  const picture = sharp(body)
  const { width, height } = await picture.metadata()
  const line = `FOR REVIEW ONLY  ${reader.toUpperCase()}  ${at.toISOString().slice(0, 16).replace('T', ' ')}`
  const { path, width: dots } = dotsOf(line)
  // The watermark has about three text lines on a picture of any size. It is large enough to read, and thin enough to leave the document legible.
  const scale = Math.max(1, Math.min(width, height) / 320)
  const [stepX, stepY] = [(dots + 12) * scale, 48 * scale]
  const stamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="line" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
      <path transform="scale(${scale})" d="${path}" fill="#fff" fill-opacity=".55" stroke="#000" stroke-opacity=".5" stroke-width=".18"/>
    </pattern>
    <rect width="100%" height="100%" fill="url(#line)"/></svg>`
  return picture
    .composite([{ input: Buffer.from(stamp) }])
    .webp({ quality: 82 })
    .toBuffer()
}
