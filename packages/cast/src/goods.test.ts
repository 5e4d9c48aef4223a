import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { departmentOf } from './categories.ts'
import { cast } from './index.ts'
import { isStaged, lookOf, pictureFile, pictures, widthsOf, type pictureWidths } from './picture.ts'
import type { ShownProduct } from './shape.ts'
import { mostBytesOf } from './weight.ts'

const seenOf = ({ picture, gallery }: ShownProduct) => [picture, ...gallery]
const stagedNames = Object.keys(pictures).filter(isStaged)

describe('goods of the studio', () => {
  it('are what every product is: none is a drawing', () => {
    expect(cast.products.filter((product) => !seenOf(product).every(isStaged)).map(({ key }) => key)).toEqual([])
  })

  it('are seen from at least four sides', () => {
    const sidesOf = (product: ShownProduct) => new Set(seenOf(product).map((name) => name.split('/')[1])).size
    expect(cast.products.filter((product) => sidesOf(product) < 4).map(({ key }) => key)).toEqual([])
  })

  it('share no picture with another product of their department', () => {
    const seen = cast.products.flatMap((product) =>
      [...new Set(seenOf(product))].map((name) => `${departmentOf(product.category)}: ${name}`),
    )
    expect(seen.filter((name, at) => seen.indexOf(name) !== at)).toEqual([])
  })

  it('show the colour that is chosen', () => {
    const blind = cast.products.filter(({ options, pictureOfValue }) =>
      options?.colour?.some((colour) => !pictureOfValue[colour]?.endsWith(`/main/${colour}`)),
    )
    expect(blind.map(({ key }) => key)).toEqual([])
  })

  it('weigh little: 14 kB on a card, 40 kB on the page of a product; twice that with spokes, strings or fur', () => {
    const weightOf = (name: string, width: 384 | 640) =>
      statSync(join(import.meta.dirname, '..', 'pictures', pictureFile(name, width))).size
    const heavy = stagedNames.filter(
      (name) =>
        weightOf(name, 640) > mostBytesOf(name, 640) || (widthsOf(name).includes(384) && weightOf(name, 384) > mostBytesOf(name, 384)),
    )
    expect(heavy).toEqual([])
  })

  it('let the field they stand on show through: only a close look may fill its frame', () => {
    const showsThrough = (name: string, width: (typeof pictureWidths)[number]): boolean => {
      const head = Buffer.alloc(21)
      const file = openSync(join(import.meta.dirname, '..', 'pictures', pictureFile(name, width)), 'r')
      readSync(file, head)
      closeSync(file)
      return head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0x10) !== 0
    }
    const solid = stagedNames.filter((name) => lookOf(name) === 'staged' && !widthsOf(name).every((width) => showsThrough(name, width)))
    expect(solid).toEqual([])
  })
})
