export {
  type LineRow,
  type NewLine,
  changeLine,
  claimMerge,
  forgetMerges,
  linesOfCart,
  lockCart,
  putLines,
  putOnTop,
  takeBought,
  takeOut,
  tickLines,
} from './line-rows.ts'
