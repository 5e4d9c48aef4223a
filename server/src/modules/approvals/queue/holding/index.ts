export { type Wanted, dropHeld, heldOf, hold, takeHeld } from './held-rows.ts'
