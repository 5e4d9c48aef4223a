import { useState } from 'react'
import type { Stories } from '../story.ts'
import { StepChart } from './StepChart.tsx'

const day = 86_400_000
const to = Date.UTC(2026, 10, 21)
const sums = [820, 760, 1010, 990, 860, 1364, 1330, 1284.5]
const points = sums.map((value, at) => ({ at: to - (29 - at * 4) * day, value }))

function Balance() {
  const [active, setActive] = useState(5)
  return (
    <StepChart
      points={points}
      from={to - 30 * day}
      to={to}
      summary="The balance rose from $820.00 to $1284.50 in 30 days."
      moveLabel="Move through the balance"
      describe={(index) => `$${points[index]?.value}`}
      active={active}
      onActive={setActive}
      marks={[
        { at: 0, label: '22 Oct' },
        { at: 1, label: '6 Nov' },
        { at: 2, label: 'Today' },
      ]}
    />
  )
}

export const stories: Stories = { name: 'Step chart', cases: { Balance: () => <Balance /> } }
