import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test.each([
  [['plain', 12, '-4.50'], 'plain,12,-4.50\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '@cmd', '+66 81', '-x'], "'=1+1,'@cmd,'+66 81,'-x\r\n"],
  [['\t=1', '\r=1', ' =1', '＝1', 'a;b'], '"\'\t=1","\'\r=1",\' =1,\'＝1,"a;b"\r\n'],
])('%j is written so that it is read back, and worked out by nobody', (cells, row) => expect(csvRow(cells)).toBe(row))
