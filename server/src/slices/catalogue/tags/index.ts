export { countedTags, heardIn, heardInShop, newsOf, newsOfGoods } from './tags.ts'
