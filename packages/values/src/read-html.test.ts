import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Written, readHtml } from './read-html.ts'

const textOf = (written: readonly Written[]): string =>
  written.map((each) => (typeof each === 'string' ? each : textOf(each.inside))).join('')

describe('readHtml', () => {
  test('parses paragraphs, lists and links', () => {
    expect(readHtml('<p>Fire &amp; clay, <b>twice</b>.</p><ul><li>One</li></ul><a href="https://a.example/?x=1&amp;y=2">more</a>')).toEqual(
      [
        { tag: 'p', inside: ['Fire & clay, ', { tag: 'strong', inside: ['twice'] }, '.'] },
        { tag: 'ul', inside: [{ tag: 'li', inside: ['One'] }] },
        { tag: 'a', href: 'https://a.example/?x=1&y=2', inside: ['more'] },
      ],
    )
  })

  test('parses a table with its rows in a tbody and without the line breaks between them', () => {
    const cell = (tag: 'th' | 'td', text: string): Written => ({ tag, inside: [text] })
    expect(readHtml('<table>\n<tr> <th>A</th>\n<td>1 2</td></tr>\n</table>after')).toEqual([
      { tag: 'table', inside: [{ tag: 'tbody', inside: [{ tag: 'tr', inside: [cell('th', 'A'), cell('td', '1 2')] }] }] },
      'after',
    ])
  })

  test('drops scripts and styles with their content', () => {
    expect(textOf(readHtml('<p>before</p><script>alert(1)</script><style>p{}</style><p>after</p>'))).toBe('beforeafter')
  })

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'java&#115;cript:alert(1)'])(
    'drops the href of a link to %s',
    (href) => {
      expect(readHtml(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', inside: ['x'] }])
    },
  )

  test('replaces an unknown element with its text', () => {
    expect(readHtml('<p><marquee onclick="x()">hello</marquee></p>')).toEqual([{ tag: 'p', inside: ['hello'] }])
  })

  test('outputs only known elements and safe links for any input', () => {
    const checked = (written: readonly Written[]): boolean =>
      written.every(
        (each) =>
          typeof each === 'string' || ((each.href === undefined || /^(https?:|mailto:|#\/)/i.test(each.href)) && checked(each.inside)),
      )
    const bits = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      'javascript:',
      '">',
      '</a>',
      '<script>',
      '</script>',
      '<',
      '>',
      '&lt;',
      '&#x0;',
      'words',
      '<ul><li>',
      '</li>',
      '"',
      "'",
    )
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        expect(checked(readHtml(parts.join('')))).toBe(true)
      }),
    )
  })
})
