import { describe, expect, it } from 'vitest'
import { sliceNames } from './shape.ts'

describe('a new slice', () => {
  it('goes by names that fit', () => {
    expect(sliceNames('paper-kites')).toEqual({
      folder: 'paper-kites',
      camel: 'paperKites',
      one: 'PaperKite',
      oneCamel: 'paperKite',
      oneFile: 'paper-kite',
      words: 'paper kites',
      schema: 'paper_kites',
      table: 'paper_kites.paper_kite',
    })
    expect(sliceNames('Gift')).toBeNull()
    expect(sliceNames('../etc')).toBeNull()
    expect(sliceNames('')).toBeNull()
  })
})
