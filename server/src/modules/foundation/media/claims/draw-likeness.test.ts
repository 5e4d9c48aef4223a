import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { receipt, receiptAgain } from '../../../../../test/pictures.ts'
import { differenceOf, drawLikeness } from './draw-likeness.ts'

const other = [120, 380, 200, 440, 160, 80, 400]
/** The hash bits of a picture, decoded in the same way as uploads. */
const bitsOf = async (file: Sharp) => {
  const { data, info } = await sharp(await file.png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (
    (await drawLikeness(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })))?.bits ??
    Buffer.alloc(32)
  )
}

describe('image fingerprint', () => {
  it('is the same for another size, another format and a darker copy', async () => {
    const sent = await bitsOf(receipt())
    const again = [await receiptAgain(), await receipt().webp({ quality: 50 }).toBuffer(), await receipt().linear(0.85, 0).png().toBuffer()]
    for (const each of again) expect(differenceOf(sent, await bitsOf(sharp(each)))).toBeLessThanOrEqual(10)
  })
  it('differs for another receipt', async () => {
    expect(differenceOf(await bitsOf(receipt()), await bitsOf(receipt(other, 160)))).toBeGreaterThan(20)
  })
  it('is null for a blank sheet', async () => {
    expect(await drawLikeness(sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } }))).toBeNull()
  })
})
