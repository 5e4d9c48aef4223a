import { describe, expect, it } from 'vitest'
import { moduleNames } from './shape.ts'

describe('new module', () => {
  it('derives matching names', () => {
    expect(moduleNames('paper-kites')).toEqual({
      folder: 'paper-kites',
      camel: 'paperKites',
      one: 'PaperKite',
      oneCamel: 'paperKite',
      oneFile: 'paper-kite',
      words: 'paper kites',
      schema: 'paper_kites',
      table: 'paper_kites.paper_kite',
    })
    expect(moduleNames('Gift')).toBeNull()
    expect(moduleNames('../etc')).toBeNull()
    expect(moduleNames('')).toBeNull()
  })
})
