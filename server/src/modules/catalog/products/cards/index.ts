export { cardsByIds, type TimedCards } from './cached-cards.ts'
export { cardsEvenGone, newInShops } from './more-cards.ts'
