export { readIds } from './id-list.ts'
export { followCachedAnswers, cachedSince, noteCachedAnswer, pageCachedAt, type FromWorker } from './kept-answers.ts'
export { cachedAtName } from './kept-at-name.ts'
export { appOf, storeCookie, safeStorage, ownName } from './kept.ts'
