export { type ContentChange, changeContent, publishThing, removeThing } from './change-content.ts'
export { contentEdits } from './content-edits.ts'
export { listContent, type Teller } from './content-list.ts'
export { missingIn, stateAt, type WrittenTexts, textsOf, unknownPictures } from './written.ts'
