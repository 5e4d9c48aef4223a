export { type Delivery, receiveStock } from './receive-stock.ts'
