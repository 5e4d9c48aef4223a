import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Price, PriceText, PriceWords } from './Price.tsx'

const text = (html: string) => html.replace(/<[^>]+>/g, '')

describe('Price', () => {
  test('its text content is the literal price, whatever the markup', () => {
    expect(text(renderToStaticMarkup(<PriceText value="$1284.50" />))).toBe('$1284.50')
    expect(renderToStaticMarkup(<PriceText value="$1284.50" />)).toContain('<span>$1</span><span data-g="">284</span><span>.50</span>')
    const sentence = renderToStaticMarkup(<PriceWords text="$1284.50 of $900.00, 12665.00 since 2026" />)
    expect(text(sentence)).toBe('$1284.50 of $900.00, 12665.00 since 2026')
    expect(sentence.match(/<span data-g="">(284|665)</g)).toHaveLength(2)
    expect(text(renderToStaticMarkup(<Price value="$1284.50" size="hero" smallDecimals />))).toBe('$1284.50')
  })

  test('a reduced price labels the struck one as the earlier price', () => {
    const html = renderToStaticMarkup(<Price value="$48.00" was="$64.00" wasLabel="was" />)
    expect(text(html)).toBe('$48.00was $64.00')
    expect(html).toContain('<s>')
  })

  test('words can replace a price of zero, and screen readers still get the number', () => {
    const html = renderToStaticMarkup(<Price value="$0.00" words="Free" />)
    expect(html).toContain('<b aria-hidden="true">Free</b>')
    expect(html).toMatch(/class="sr"[^>]*><span class="num">\$0\.00<\/span>/)
  })
})
