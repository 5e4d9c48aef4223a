import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

test('an outline lists roles, states and texts, and omits drawings and empty live regions', () => {
  render(
    <main>
      <h1>Your cart</h1>
      <div role="status" />
      <svg>
        <title>never told</title>
      </svg>
      <p>
        Two <b>items</b>
      </p>
      <label>
        Amount <input defaultValue="3" disabled />
      </label>
      <button aria-expanded="true">Pay</button>
    </main>,
  )
  expect(outlineOf(document.body)).toBe(
    [
      '- main',
      '  - heading "Your cart"',
      '  - paragraph',
      '    Two',
      '    items',
      '  Amount',
      '  - textbox "Amount" [disabled] [= "3"]',
      '  - button "Pay" [expanded]',
    ].join('\n'),
  )
})

test('a long screen is truncated, and the toast at its end is listed first', () => {
  render(
    <>
      <ul>
        {Array.from({ length: 200 }, (_, at) => (
          <li key={at}>Row {at}</li>
        ))}
      </ul>
      <div role="status">Added to cart</div>
      <div role="alert" />
    </>,
  )
  const lines = outlineOf(document.body).split('\n')
  expect(lines[0]).toBe('Says: Added to cart')
  expect(lines[1]).toBe('- list')
  expect(lines.at(-1)).toMatch(/^… and \d+ more lines$/)
})
