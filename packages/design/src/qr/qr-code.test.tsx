import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

const drawn = (text: string) => renderToStaticMarkup(<QrCode text={text} label="Address as a QR code" />)

test('another address gives another code, and its quiet zone stays empty', () => {
  expect(drawn('TXk98fQ2')).not.toBe(drawn('TXk98fQ3'))
  const corners = [...drawn('TXk98fQ2').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => Math.min(Number(x), Number(y)))
  expect(Math.min(...corners)).toBe(4)
})

test('has a label for screen readers', () => expect(drawn('TXk98fQ2')).toContain('aria-label="Address as a QR code"'))
