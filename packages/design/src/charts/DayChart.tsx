import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type PointerEvent, useId } from 'react'
import { PriceWords } from '../show/Price.tsx'
import { useWidth } from './use-width.ts'
import styles from './DayChart.module.css'

const height = 240
const widthBefore = 640
const foot = 28
const above = 16

type Props = {
  /** One value a day, oldest first. Future days of the period have no value. */
  values: readonly number[]
  /** Values of the earlier period, which the chart compares with `values` day by day. */
  earlier: readonly number[]
  /** Number of days in the whole period. */
  days: number
  /** Text alternative of the whole chart, in one sentence. */
  summary: string
  /** Returns the label beside a line of the scale. */
  scale: (value: number) => string
  /** Labels below the chart, each with the number of its day. */
  marks: readonly { day: number; label: string }[]
  /** Accessible name of the control that moves along the chart. `describe` returns the text for the reached day. */
  moveLabel: string
  describe: (day: number) => string
  active: number
  onActive: (day: number) => void
}

const minApart = 72
/** The first and the last mark, and the marks between them that have enough room for their labels. */
const farApart = (marks: Props['marks'], x: (day: number) => number): Props['marks'] => {
  const end = marks.at(-1)
  const shown: Props['marks'][number][] = []
  for (const mark of marks.slice(0, -1)) {
    const before = shown.at(-1)
    const isRoomy = (!before || x(mark.day) - x(before.day) > minApart) && (!end || x(end.day) - x(mark.day) > minApart)
    if (isRoomy) shown.push(mark)
  }
  return end ? [...shown, end] : shown
}

/** Daily values as a line, with the previous period dashed behind. A finger, a pointer or the arrow keys move from day to day. */
export function DayChart(props: Props) {
  const { values, earlier, days, summary, scale, marks, moveLabel, describe, active, onActive } = props
  const { box, width } = useWidth(widthBefore)
  const fade = useId()
  const y = scaleLinear([Math.min(0, ...values, ...earlier), Math.max(...values, ...earlier, 1)], [height - foot, above]).nice(4)
  const lines = y.ticks(4)
  const start = 12 + Math.max(...lines.map((each) => scale(each).length)) * 7.5
  const x = scaleLinear([0, Math.max(1, days - 1)], [start, width - 12])
  const along = (_: number, day: number) => x(day)
  const drawn = line<number>(along, (value) => y(value))
  const below = area<number>(along, y(0), (value) => y(value))(values as number[]) ?? ''
  const here = values[active]
  const reach = ({ clientX, currentTarget }: PointerEvent) => {
    const day = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left))
    onActive(Math.max(0, Math.min(values.length - 1, day)))
  }
  const isLate = x(active) > width - 150
  return (
    <div ref={box} className={styles.plot} onPointerDown={reach} onPointerMove={reach}>
      <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`} height={height} className={styles.drawing}>
        <defs>
          <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.above} />
            <stop offset="1" className={styles.below} />
          </linearGradient>
        </defs>
        {lines.map((each) => (
          <g key={each}>
            <line x1={start} x2={width} y1={y(each)} y2={y(each)} className={styles.grid} />
            <text x={start - 10} y={y(each)} dy="0.35em" textAnchor="end" className={styles.text}>
              {scale(each)}
            </text>
          </g>
        ))}
        {farApart(marks, x).map(({ day, label }) => (
          <text
            key={day}
            x={x(day)}
            y={height - 6}
            textAnchor={day === 0 ? 'start' : day >= days - 1 ? 'end' : 'middle'}
            className={styles.text}
          >
            {label}
          </text>
        ))}
        <path d={drawn(earlier.slice(0, days)) ?? ''} className={styles.earlier} />
        <path d={below} fill={`url(#${fade})`} />
        <path d={drawn(values as number[]) ?? ''} className={styles.line} />
        {here !== undefined && <circle cx={x(active)} cy={y(here)} r={6} className={styles.point} />}
      </svg>
      {here !== undefined && (
        <span
          aria-hidden="true"
          className={styles.said}
          style={{ top: Math.max(0, y(here) - 34), ...(isLate ? { right: width - x(active) + 4 } : { left: x(active) + 10 }) }}
        >
          <PriceWords text={describe(active)} />
        </span>
      )}
      <input
        type="range"
        min={0}
        max={Math.max(0, values.length - 1)}
        step={1}
        value={active}
        aria-label={moveLabel}
        aria-valuetext={describe(active)}
        className={styles.range}
        onChange={({ target }) => onActive(Number(target.value))}
      />
    </div>
  )
}
