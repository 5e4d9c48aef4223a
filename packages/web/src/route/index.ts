export { holdLeaving, type Leave } from './hold-leaving.ts'
export { changeQuery, createRouteStore, go, goInstead, homeRoute, hrefTo, readHash, type Route, type RouteStore } from './route.ts'
export { createReturns } from './returns.ts'
export { recallScroll, rememberScroll } from './scroll-memory.ts'
