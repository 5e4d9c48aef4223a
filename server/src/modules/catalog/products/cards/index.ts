export { cardsByIds, type TimedCards } from './kept-cards.ts'
export { cardsEvenGone, newInShops } from './more-cards.ts'
