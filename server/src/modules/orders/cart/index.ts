export { saveCheckoutDefaults, type Habit, habitOf } from './habit-rows.ts'
export { lockCart, putLines, type LineRow, linesOfCart, type SeenLine, takeSeen } from './line-rows.ts'
export { pushCartCount } from './tell-count.ts'
