import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { type PointerEvent, useId } from 'react'
import { type StepPoint, ceilingOf, stepAt, untilNow } from './step-points.ts'
import { useWidth } from './use-width.ts'
import styles from './StepChart.module.css'

const height = 168
const edge = 8
const widthBefore = 640

export type ChartMark = { at: number; label: string }

type Props = {
  /** Points of the chart, oldest first; at least one. */
  points: readonly StepPoint[]
  from: number
  to: number
  /** Text alternative of the whole chart, in one sentence. */
  summary: string
  /** Accessible name of the control that moves along the chart. `describe` returns the text that is read out for the reached point. */
  moveLabel: string
  describe: (index: number) => string
  active: number
  onActive: (index: number) => void
  /** Labels below the chart, from left to right. */
  marks: readonly ChartMark[]
}

/** Draws a value that changes in jumps as a line of steps. A finger, a pointer or the arrow keys move from point to point. */
export function StepChart({ points, from, to, summary, moveLabel, describe, active, onActive, marks }: Props) {
  const { box, width } = useWidth(widthBefore)
  const fade = useId()
  const x = scaleLinear([from, Math.max(to, from + 1)], [edge, width - edge])
  const y = scaleLinear([0, ceilingOf(points)], [height, 0])
  const drawn = untilNow(points, to)
  const scales = { x: ({ at }: StepPoint) => x(at), y: ({ value }: StepPoint) => y(value) }
  const edgeLine = line<StepPoint>(scales.x, scales.y).curve(curveStepAfter)(drawn) ?? ''
  const below = area<StepPoint>(scales.x, height, scales.y).curve(curveStepAfter)(drawn) ?? ''
  const here = points[active] ?? points.at(-1)

  const reach = ({ clientX, currentTarget }: PointerEvent) =>
    onActive(stepAt(points, x.invert(clientX - currentTarget.getBoundingClientRect().left)))
  return (
    <div>
      <div ref={box} className={styles.plot} onPointerDown={reach} onPointerMove={reach}>
        <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`} height={height} className={styles.drawing}>
          <defs>
            <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.above} />
              <stop offset="1" className={styles.below} />
            </linearGradient>
          </defs>
          <path d={below} fill={`url(#${fade})`} />
          <path d={edgeLine} className={styles.line} />
          {here && (
            <>
              <line x1={scales.x(here)} x2={scales.x(here)} y1={0} y2={height} className={styles.guide} />
              <circle cx={scales.x(here)} cy={scales.y(here)} r={6} className={styles.point} />
            </>
          )}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          step={1}
          value={active}
          aria-label={moveLabel}
          aria-valuetext={describe(active)}
          className={styles.range}
          onChange={({ target }) => onActive(Number(target.value))}
        />
      </div>
      <div aria-hidden="true" className={styles.marks}>
        {marks.map(({ at, label }) => (
          <span key={at}>{label}</span>
        ))}
      </div>
    </div>
  )
}
