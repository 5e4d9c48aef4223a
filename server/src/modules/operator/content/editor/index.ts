export { type Change, changeContent, publishThing, removeThing } from './change-content.ts'
export { contentEdits } from './content-edits.ts'
export { listContent, type Teller } from './content-list.ts'
export { missingIn, stateAt, type Texts, textsOf, unknownPictures } from './written.ts'
