export { holdLeaving, type Leave } from './hold-leaving.ts'
export { changeQuery, createPlaces, go, goInstead, homePlace, hrefTo, readHash, type Place, type PlaceStore } from './place.ts'
export { createReturns } from './returns.ts'
export { recallScroll, rememberScroll } from './scroll-memory.ts'
