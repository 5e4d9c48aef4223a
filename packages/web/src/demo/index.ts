export { DemoMailbox } from './DemoMailbox.tsx'
export { useDemoPassword } from './use-demo-password.tsx'
export { useIsDemo } from './use-is-demo.ts'
