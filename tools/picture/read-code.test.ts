import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test.each([
  ['a comment is gone', "run() // any 'thing'\nnext()", 'run() \nnext()', []],
  ['a comment in the middle is gone', 'run(/* any */)', 'run()', []],
  ['texts stand apart', `say('one', "two")`, `say('', "")`, ['one', 'two']],
  ['an escaped quote does not end a text', String.raw`say('it\'s')`, "say('')", ["it's"]],
  ['an apostrophe on a page ends with its line', "<p>Don't</p>\nrun('x')", "<p>Don''\nrun('')", ['t</p>', 'x']],
  ['what a template computes runs', 'sql`select ${row.id} from profile.shop`', 'sql row.id``', ['select  ?  from profile.shop']],
  ['templates stand inside templates', '`a${on ? `b${c}` : {}.d}e`', ' on ?  c`` : {}.d``', ['b ? ', 'a ? e']],
  ['a pattern is no text', 'text.replace(/[\'"`]/g, any)', 'text.replace(/./g, any)', []],
  ['a slash in a class does not end a pattern', "match(/[/']/) || 'x'", "match(/./) || ''", ['x']],
  ['dividing is no pattern', "half = all / 2 / 'x'.length", "half = all / 2 / ''.length", ['x']],
])('%s', (_what, text, code, literals) => {
  expect(readCode(text)).toEqual({ code, literals })
})
