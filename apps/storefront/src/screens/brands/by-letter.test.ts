import { describe, expect, it } from 'vitest'
import { byLetter } from './by-letter.ts'

describe('brands by first letter', () => {
  it('accents do not form a group of their own, and digits and other scripts are last', () => {
    const groups = byLetter([{ name: '日和' }, { name: 'Élan' }, { name: 'ember' }, { name: 'Atelier Sol' }, { name: '7th Street' }])
    expect(groups.map(({ letter, list }) => [letter, list.map((each) => each.name)])).toEqual([
      ['A', ['Atelier Sol']],
      ['E', ['Élan', 'ember']],
      ['#', ['7th Street', '日和']],
    ])
  })
})
