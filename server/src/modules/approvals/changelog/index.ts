export { versionsOf } from './edit-rows.ts'
export { editThing, unchanged } from './edit-thing.ts'
export type { Editable, Editor, State } from './editable.ts'
export { editsRoutes } from './routes.ts'
