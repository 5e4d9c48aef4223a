export { DayChart } from './DayChart.tsx'
export { StepChart, type ChartMark } from './StepChart.tsx'
export { type StepPoint } from './step-points.ts'
