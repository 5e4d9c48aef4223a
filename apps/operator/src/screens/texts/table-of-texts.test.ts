import type { MallWords } from '@plaza/contract'
import { expect, test } from 'vitest'
import { changesIn, readTable, tableOf } from './table-of-texts.ts'

const one: MallWords = {
  ...{ key: 'code.1000008', about: 'message', names: [], own: [], missing: [], stale: [], version: '0' },
  ...{ text_en: 'Look, "again",\nplease', text_zh: '请', text_zhtw: '請', text_es: '=no', text_jp: '確認', text_th: 'ดู' },
}

test('exporting a table and importing it again changes nothing', () => {
  const table = tableOf([one])
  expect(table).toContain(`,'=no,`)
  const read = readTable(table)
  expect(read?.[0]?.texts).toMatchObject({ en: 'Look, "again",\nplease', es: '=no' })
  expect(changesIn(read ?? [], [one])).toEqual({ changes: [], unknown: [] })
})

test.each(['=1+1', '+1', '-1-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '＠a', '\n=1'])(
  'escapes a text of %j so that a spreadsheet does not evaluate it',
  (said) => {
    const table = tableOf([{ ...one, text_es: said }])
    expect([`,'${said},`, `,"'${said}",`].some((cell) => table.includes(cell))).toBe(true)
    expect(changesIn(readTable(table) ?? [], [{ ...one, text_es: said }]).changes).toEqual([])
  },
)

test('finds changed texts per language and lists unknown keys', () => {
  const read = readTable('key,en,zh,zhtw,es,jp,th\ncode.1000008,"Look, ""again"",\nplease",请,請,Mira,確認,ดู\r\ncode.1,a,b,c,d,e,f\n')
  const { changes, unknown } = changesIn(read ?? [], [one])
  expect(changes).toMatchObject([{ langs: ['es'], texts: { es: 'Mira' } }])
  expect(unknown).toEqual(['code.1'])
  expect(readTable('name,en\na,b')).toBeNull()
})
