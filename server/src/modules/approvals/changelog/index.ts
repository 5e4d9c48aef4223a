export { versionsOf } from './edit-rows.ts'
export { editThing, unchanged } from './edit-thing.ts'
export type { Editable } from './editable.ts'
