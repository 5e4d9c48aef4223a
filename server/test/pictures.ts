import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that is a small file but huge once decoded. */
export const pixelBomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 2000)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const colours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#888' } })

export const picture = (format: 'jpeg' | 'png' | 'webp', width = 320, height = 240): Promise<Buffer> =>
  colours(width, height).toFormat(format).toBuffer()

/** A receipt as photographed by a customer: lines of text on paper, with a stamp. */
export const receipt = (lines: readonly number[] = [420, 180, 360, 90, 300, 240, 130], stamp = 300): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f4f0e6"/>
    ${lines.map((width, at) => `<rect x="60" y="${60 + at * 70}" width="${width}" height="34" fill="#333"/>`).join('')}
    <circle cx="${stamp}" cy="690" r="80" fill="#b33"/></svg>`),
  )
/** The same receipt after it was sent through another phone: smaller and with lower quality. */
export const receiptAgain = (): Promise<Buffer> => receipt().resize(320).jpeg({ quality: 50 }).toBuffer()

/** A phone photo: rotated by metadata, and with the location where it was taken. */
export const telephonePhoto = (): Promise<Buffer> =>
  colours(400, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: 'TelltaleCam', Software: 'secret-software', ImageDescription: 'my home address' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '100/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export type Part = { name: string; value?: string; filename?: string; type?: string; bytes?: Buffer }

/** A multipart form with files, as headers and raw bytes. */
export const multipart = (parts: readonly Part[], boundary = '----plaza'): { headers: Record<string, string>; payload: Buffer } => {
  const body = parts.flatMap(({ name, value, filename, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    bytes ?? Buffer.from(value ?? ''),
    Buffer.from('\r\n'),
  ])
  const payload = Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)])
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload }
}
