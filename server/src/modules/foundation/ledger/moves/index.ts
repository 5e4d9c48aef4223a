export { gathered, journalsAbout, journalsOf, journalsWithin, movesOf } from './moves-of.ts'
