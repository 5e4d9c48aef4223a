import type { ComponentPropsWithRef, ReactElement } from 'react'

type Props = Omit<ComponentPropsWithRef<'svg'>, 'stroke'> & { size?: number; stroke?: number }
export type TablerIcon = (props: Props) => ReactElement

const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' }

/** Creates an outline icon, whose stroke width can be set. */
export const outline = (...strokes: readonly string[]): TablerIcon =>
  function Outline({ size = 24, stroke = 2, ...rest }) {
    const pen = { stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
    return (
      <svg {...frame} width={size} height={size} fill="none" {...pen} {...rest}>
        {strokes.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    )
  }

/** Creates a filled icon, which has no stroke width. */
export const filled = (...shapes: readonly string[]): TablerIcon =>
  function Filled({ size = 24, stroke: _noPen, ...rest }) {
    return (
      <svg {...frame} width={size} height={size} fill="currentColor" stroke="none" {...rest}>
        {shapes.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    )
  }
