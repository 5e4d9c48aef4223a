export { OrderSums } from './OrderSums.tsx'
export { useRefundFacts } from './use-refund-facts.tsx'
