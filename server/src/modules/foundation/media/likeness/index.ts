export { type Likeness, drawLikeness } from './draw-likeness.ts'
export { uploadsAlike } from './uploads-alike.ts'
