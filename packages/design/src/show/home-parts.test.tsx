import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SearchField } from '../controls/SearchField.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Rail } from '../layout/Rail.tsx'
import { Section } from '../layout/Section.tsx'
import { AdCard } from './AdCard.tsx'
import { AdHero } from './AdHero.tsx'
import { CategoryNav, CategoryTile } from './CategoryTile.tsx'
import { ProductCard } from './ProductCard.tsx'
import { Tile } from './Tile.tsx'
import { ToastView } from './ToastView.tsx'
import { createToasts } from './toasts.ts'
import { Wordmark } from './Wordmark.tsx'

const picture = { src: '/p/7.webp', srcSet: '/p/7-128.webp 128w', tint: 9, cutout: true } as const
const nothing = () => {}
const card = (
  <ProductCard href="#p7" title="Field watch" picture={picture} price="$1284.50" was="$1500.00" wasLabel="was" discount="−14%" priority />
)

const parts: Record<string, ReactNode> = {
  wordmark: <Wordmark name="Mall" href="#/" />,
  search: <SearchField value="" onChange={nothing} onSubmit={nothing} label="Search" submitLabel="Search" clearLabel="Clear" />,
  hero: (
    <AdHero slides={[{ href: '#a', title: 'Pack light', pictures: [picture] }]} label="Offers" previousLabel="Previous" nextLabel="Next" />
  ),
  ad: <AdCard href="#b" title="Warm layers" picture={picture} />,
  categories: (
    <CategoryNav label="Categories">
      <CategoryTile href="#c" name="Shoes" picture={picture} />
    </CategoryNav>
  ),
  rail: (
    <Section title="Price drops">
      <Rail label="Price drops" previousLabel="Previous" nextLabel="Next">
        {card}
      </Rail>
    </Section>
  ),
  grid: <Grid>{[card, null, false].map((child, at) => child && <div key={at}>{child}</div>)}</Grid>,
  toasts: <ToastView toasts={createToasts()} />,
}

describe('server-rendered home parts', () => {
  test.each(Object.entries(parts))('%s renders without a browser or inline styles, which the CSP would refuse', (_, part) => {
    const html = renderToString(part)
    expect(html.length).toBeGreaterThan(60)
    expect(html).not.toContain(' style=')
  })

  test('a staged picture has its own floor; a cut-out receives one', () => {
    const tileOf = (look?: 'staged' | 'close') => renderToString(<Tile name="Shoes" picture={{ ...picture, ...(look && { look }) }} />)
    expect(tileOf().match(/<span/g)).toHaveLength(1)
    expect(tileOf('staged')).not.toContain('<span')
    expect(tileOf('close')).not.toContain('<span')
  })

  test('a card in the first view loads its picture eagerly; others lazily', () => {
    expect(renderToString(card)).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i)
    expect(renderToString(<AdCard href="#b" title="Warm layers" picture={picture} />)).toContain('loading="lazy"')
  })

  test('the action of a card is next to its link, never inside', () => {
    const html = renderToString(<ProductCard href="#p7" title="Field watch" price="$5.00" action={<button>Add</button>} />)
    expect(html.indexOf('<button')).toBeGreaterThan(html.indexOf('</a>'))
  })

  test('a missing item leaves no empty list entry', () => {
    expect(renderToString(parts.grid).match(/<li>/g)).toHaveLength(1)
  })
})
