import { encode } from 'uqr'
import styles from './QrCode.module.css'

const quiet = 4

/** QR code of a text: dark on white in both themes, with the quiet zone that cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''))).join('')
  const side = size + 2 * quiet
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} fill="#000" />
    </svg>
  )
}
