import { useEffect, useRef } from 'react'

/** Shown this once: whoever loses the authenticator comes in with one of them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const keep = () => {
    onKept()
    location.hash = '#/'
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>Keep them where your authenticator is not. Each works once in its place, and they are not shown again.</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="main" onClick={keep}>
        I have kept them
      </button>
    </>
  )
}
