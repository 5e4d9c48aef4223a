export { readIds } from './id-list.ts'
export { followKept, keptSince, noteKept, pageKeptAt, type FromWorker } from './kept-answers.ts'
export { keptAtName } from './kept-at-name.ts'
export { appOf, storeCookie, kept, ownName } from './kept.ts'
