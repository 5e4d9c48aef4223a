import { useIsDemo } from './use-is-demo.ts'
import { useDemoWords } from './words.ts'

/**
 * Link to the mailbox of a demo mall, which shows the emails that it does not send. A real mall has no such link. A console on a host of its own passes
 * the address of the mall.
 */
export function DemoMailbox({ mall }: { mall?: string }) {
  const words = useDemoWords()
  if (!useIsDemo()) return null
  const path = '/demo/mailbox'
  return (
    <>
      {' '}
      <a href={mall === undefined ? path : new URL(path, mall).href} target="_blank" rel="noreferrer">
        {words.mailbox}
      </a>
    </>
  )
}
