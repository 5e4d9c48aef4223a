import { expect, test } from 'vitest'
import { csvRow, csvTable, csvValue } from './csv.ts'

test.each([
  [['plain', 12, '-4.50'], 'plain,12,-4.50\r\n'],
  [[-5, '-5', '-0.5', '5'], '-5,-5,-0.5,5\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '@cmd', '+66 81', '-x', '-5-2', '--5', '+5'], "'=1+1,'@cmd,'+66 81,'-x,'-5-2,'--5,'+5\r\n"],
  [['\t=1', '\r=1', ' =1', '＝1', 'a;b'], '"\'\t=1","\'\r=1",\' =1,\'＝1,"a;b"\r\n'],
])('%j survives a round trip, and no spreadsheet evaluates it', (cells, row) => expect(csvRow(cells)).toBe(row))

test('a table begins with a UTF-8 byte order mark', () => expect(csvTable([['a'], ['b']])).toBe('\ufeffa\r\nb\r\n'))

test.each([
  ["'=1", '=1'],
  ["'-x", '-x'],
  ["'-5", "'-5"],
  ["'tis", "'tis"],
  ['-5', '-5'],
])('the cell %j is read as %j', (text, value) => expect(csvValue(text)).toBe(value))
