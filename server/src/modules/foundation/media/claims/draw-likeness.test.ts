import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { receipt, receiptAgain } from '../../../../../test/pictures.ts'
import { differenceOf, drawLikeness } from './draw-likeness.ts'

const other = [120, 380, 200, 440, 160, 80, 400]
/** Its bits, once it is decoded as every upload is. */
const bitsOf = async (file: Sharp) => {
  const { data, info } = await sharp(await file.png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (
    (await drawLikeness(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })))?.bits ??
    Buffer.alloc(32)
  )
}

describe('what a picture looks like', () => {
  it('is the same in another size, another format and a darker room', async () => {
    const sent = await bitsOf(receipt())
    const again = [await receiptAgain(), await receipt().webp({ quality: 50 }).toBuffer(), await receipt().linear(0.85, 0).png().toBuffer()]
    for (const each of again) expect(differenceOf(sent, await bitsOf(sharp(each)))).toBeLessThanOrEqual(10)
  })
  it('is another thing of another receipt', async () => {
    expect(differenceOf(await bitsOf(receipt()), await bitsOf(receipt(other, 160)))).toBeGreaterThan(20)
  })
  it('is nothing of a sheet on which nothing stands', async () => {
    expect(await drawLikeness(sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } }))).toBeNull()
  })
})
