export { countedTags, heardIn, heardInShop, kindsBy, newsOf, newsOfGoods } from './tags.ts'
