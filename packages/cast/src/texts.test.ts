import { describe, expect, it } from 'vitest'
import { cast } from './index.ts'

const languages = ['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const

const repeated = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at)

/** Every object of the cast that has exactly the six languages, with the path at which it stands. */
const textsIn = (value: unknown, path: string): [path: string, texts: Record<string, unknown>][] => {
  if (!value || typeof value !== 'object') return []
  const entries = Object.entries(value)
  const isText = entries.length === 6 && languages.every((language) => language in value)
  return isText
    ? [[path, value as Record<string, unknown>]]
    : entries.flatMap(([name, item]) =>
        textsIn(item, `${path}.${item && typeof item === 'object' && 'key' in item ? String(item.key) : name}`),
      )
}
const allTexts = textsIn(cast, 'cast')

describe('texts of the demo mall', () => {
  it('are there in six languages wherever there is one', () => {
    expect(allTexts.length).toBeGreaterThan(450)
    const empty = allTexts.filter(([, texts]) =>
      languages.some((language) => [texts[language]].flat().some((text) => !String(text ?? '').trim())),
    )
    expect(empty.map(([path]) => path)).toEqual([])
  })

  it('of a product are name, summary and description, none of them twice in the mall', () => {
    const incomplete = cast.products.filter(({ text }) => languages.some((language) => text[language].length !== 3))
    expect(incomplete).toEqual([])
    expect(languages.flatMap((language) => repeated(cast.products.flatMap(({ text }) => [...text[language]])))).toEqual([])
  })

  it('never shout: no exclamation mark anywhere', () => {
    const loud = allTexts.filter(([, texts]) => languages.some((language) => /[!！¡]/.test([texts[language]].flat().join(' '))))
    expect(loud.map(([path]) => path)).toEqual([])
  })
})
