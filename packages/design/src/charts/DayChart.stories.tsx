import { useState } from 'react'
import type { Stories } from '../story.ts'
import { DayChart } from './DayChart.tsx'

const values = [210, 340, 280, 420, 510, 390, 460, 620, 540, 480, 710, 650, 590, 760, 820, 640, 700, 910, 880, 790, 960]
const earlier = Array.from({ length: 31 }, (_, at) => 180 + ((at * 53) % 140) + at * 15)

function Month({ days = values }: { days?: readonly number[] }) {
  const [active, setActive] = useState(days.length - 1)
  return (
    <DayChart
      values={days}
      earlier={earlier}
      days={30}
      summary="November sold $12665.00 so far, 36% more than October by now."
      scale={(value) => `$${value}`}
      marks={[
        { day: 0, label: '1 Nov' },
        { day: 6, label: '7 Nov' },
        { day: 13, label: '14 Nov' },
        { day: 20, label: '21 Nov' },
        { day: 29, label: '30 Nov' },
      ]}
      moveLabel="Move through the days"
      describe={(day) => `${day + 1} Nov $${days[day]}`}
      active={active}
      onActive={setActive}
    />
  )
}

export const stories: Stories = {
  name: 'Day chart',
  cases: {
    'A month that is under way, against the one before': () => <Month />,
    'Its first day': () => <Month days={[120]} />,
    'A day on which more went back than came': () => <Month days={[120, 340, -80, 60]} />,
  },
}
