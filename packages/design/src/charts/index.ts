export { StepChart, type ChartMark } from './StepChart.tsx'
export { type StepPoint } from './step-points.ts'
