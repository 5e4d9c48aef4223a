/**
 * What answers show, and what is said when it changes:
 * `product:ID` a card or page of that product; `shop:ID` what is said of a shop; `lists` which products come in which order, `rated` by rating;
 * `assortment` which products there are and where they stand; `stock` which have something left; `products` all of these.
 */
export const countedTags = ['products', 'lists', 'rated', 'assortment', 'stock']
