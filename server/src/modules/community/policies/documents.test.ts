import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getAboutUs,
  getPrivacyPolicy,
  getReturnPolicy,
  getSupportPolicy,
  getTermsPolicy,
  getUserPolicy,
  policyNames,
  publishPolicy,
  savePolicy,
} from '@plaza/contract'
import { languages } from '@plaza/values'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { readWord } from '../../../../test/read-word.ts'
import { staffAs } from '../../../../test/recharging.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const calls = {
  terms: getTermsPolicy,
  privacy: getPrivacyPolicy,
  return: getReturnPolicy,
  support: getSupportPolicy,
  user: getUserPolicy,
  about_us: getAboutUs,
}
const document = async (file: string, lang = 'en') =>
  mall.app.inject({
    method: 'POST',
    url: `/api/static/${file}`,
    headers: { lang, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })

/** The blocks of a page, as a browser parses its markup. */
const blocksOf = (html: string) => {
  const { document: page } = new Window()
  page.body.innerHTML = html
  const said = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  return [...page.querySelectorAll('h2, h3, p, li, th, td')].map((each) => ({
    style: { H2: 'Heading1', H3: 'Heading2', P: '', LI: 'ListParagraph', TH: 'TableHead', TD: '' }[each.tagName] ?? '?',
    list: each.tagName === 'LI' ? (each.parentElement?.tagName === 'OL' ? 'decimal' : 'bullet') : null,
    cell: each.tagName === 'TH' || each.tagName === 'TD',
    text: said(each.textContent),
  }))
}
const joined = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('policy document', () => {
  test.each(policyNames)('%s has the same text as the page, block by block, in each language', async (name) => {
    const call = calls[name] as typeof getTermsPolicy
    for (const lang of languages) {
      const sent = await document(`${name}.docx`, lang)
      expect(sent.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
      expect(sent.headers['content-disposition']).toBe(`attachment; filename="${name}-1-${lang}.docx"`)
      const word = readWord(sent.rawPayload)
      expect(word.broken).toEqual([])
      expect(word.creator).toBe('Plaza')
      const [title, since, ...rest] = word.paragraphs
      expect([title?.style, since?.style]).toEqual(['Title', 'Subtitle'])
      const page = (await mall.ask(call, {}, { lang })).data
      expect(title?.text).toBe(page.title)
      const shown = rest.map((each) => ({ ...each, text: joined(each.text) }))
      // One format has a space where the other has a line break, so the comparison removes spaces.
      const bare = (blocks: { text: string }[]) => blocks.map((each) => ({ ...each, text: each.text.replaceAll(' ', '') }))
      expect(bare(shown)).toEqual(bare(blocksOf(page.html)))
      expect(word.tables).toBe(page.html.split('<table>').length - 1)
    }
  })

  test('preserves lists, quotes and links, and writes hostile words as plain text', async () => {
    const hand = await staffAs(mall.kernel, 'catalogue')
    const html_en = [
      '<h2>One & <em>two</em></h2><h3>Below</h3><ul><li>a<ol><li>first</li><li>second</li></ol></li></ul><ol><li>anew</li></ol>',
      '<blockquote>Said so</blockquote><p>=HYPERLINK("x") \u202eright to left <a href="https://a.example/?x=1&y=2">out</a> <a href="#/pages/cart">in</a> ]]> {nobody_knows}</p>',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
    ].join('')
    await askSeeing(mall, savePolicy, { name: 'user', title_en: 'R&D <b>', html_en }, hand)
    await askSeeing(mall, publishPolicy, { name: 'user', version: '2' }, hand)
    const word = readWord((await document('user.docx')).rawPayload)
    expect(word.broken).toEqual([])
    expect(word.paragraphs.map(({ style, list, text }) => [style, list, text]).filter(([style]) => style !== 'Subtitle')).toEqual([
      ['Title', null, 'R&D <b>'],
      ['Heading1', null, 'One & two'],
      ['Heading2', null, 'Below'],
      ['ListParagraph', 'bullet', 'a'],
      ['ListParagraph', 'decimal', 'first'],
      ['ListParagraph', 'decimal', 'second'],
      ['ListParagraph', 'decimal', 'anew'],
      ['Quote', null, 'Said so'],
      // The documents contain no character that reverses the direction of writing.
      ['', null, '=HYPERLINK("x") right to left out in ]]> {nobody_knows}'],
      ['TableHead', null, 'A'],
      ['TableHead', null, 'B'],
      ['', null, '1'],
    ])
    expect(word.links).toEqual(['https://a.example/?x=1&y=2', 'http://localhost:3000/#/pages/cart'])
  })

  test('returns the requested version; an unknown one returns not found', async () => {
    const sent = await document('user.docx?version=1&lang=th')
    expect(sent.headers['content-disposition']).toContain('user-1-th.docx')
    for (const file of ['user.docx?version=9', 'secrets.docx', 'terms', '..%2fterms.docx'])
      expect((await document(file)).json()).toMatchObject({ code: 2000019 })
  })
})

const office = (() => {
  try {
    return execFileSync('sh', ['-c', 'command -v soffice || command -v libreoffice'], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
})()

describe.skipIf(office === '')('in LibreOffice (if installed; otherwise only the parser above checks)', () => {
  test('opens the terms in each language with their headings, lists and tables', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaza-word-'))
    try {
      for (const lang of languages) {
        writeFileSync(join(folder, `${lang}.docx`), (await document('terms.docx', lang)).rawPayload)
        writeFileSync(join(folder, `about-${lang}.docx`), (await document('about_us.docx', lang)).rawPayload)
      }
      const files = languages.flatMap((lang) => [join(folder, `${lang}.docx`), join(folder, `about-${lang}.docx`)])
      execFileSync(
        office,
        [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'html', '--outdir', folder, ...files],
        {
          timeout: 110_000,
        },
      )
      for (const lang of languages) {
        const opened = readFileSync(join(folder, `${lang}.html`), 'utf8')
        const page = (await mall.ask(getTermsPolicy, {}, { lang })).data
        expect(opened.match(/<h1\b/g)).toHaveLength(page.html.split('<h2>').length - 1)
        expect(opened.match(/<table\b/g)).toHaveLength(1)
        expect(readFileSync(join(folder, `about-${lang}.html`), 'utf8').match(/<li\b/g)).toHaveLength(9)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
