import { describe, expect, it } from 'vitest'
import { byLetter } from './by-letter.ts'

describe('brands by their first letter', () => {
  it('accents do not make a letter of their own, and signs and other scripts come last', () => {
    const groups = byLetter([{ name: '日和' }, { name: 'Élan' }, { name: 'ember' }, { name: 'Atelier Sol' }, { name: '7th Street' }])
    expect(groups.map(({ letter, list }) => [letter, list.map((each) => each.name)])).toEqual([
      ['A', ['Atelier Sol']],
      ['E', ['Élan', 'ember']],
      ['#', ['7th Street', '日和']],
    ])
  })
})
