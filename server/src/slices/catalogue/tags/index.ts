export { countedTags, heardIn, heardInShop, kindsBy, newsOf, newsOfGoods, newsOfWares } from './tags.ts'
