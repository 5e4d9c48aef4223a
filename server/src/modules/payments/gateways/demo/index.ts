export { demoGateway } from './demo-gateway.ts'
export { serveDemoGateway } from './serve-demo-gateway.ts'
