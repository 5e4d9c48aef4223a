export { type Invoice, drawInvoice } from './draw-invoice.ts'
