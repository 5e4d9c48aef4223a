export { countedTags, heardIn, heardInShop, idTold, kindsBy, newsOf, newsOfGoods, newsOfWares } from './tags.ts'
