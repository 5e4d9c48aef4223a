export { type Habit, habitOf, keepHabit } from './habit-rows.ts'
