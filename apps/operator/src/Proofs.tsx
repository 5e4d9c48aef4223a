import { useSession } from '@plaza/web'
import { useEffect, useState } from 'react'

/** Proof images. They are private: each is asked for with who asks, and that is on record. */
export function Proofs({ pictures }: { pictures: readonly { id: string; url: string }[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="proofs" aria-label="Proof images">
      {pictures.map((each, at) => (
        <li key={each.id}>
          <Proof url={each.url} name={`Proof ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}

function Proof({ url, name }: { url: string; name: string }) {
  const { token } = useSession()
  const [source, show] = useState<string | null>(null)
  const [failed, fail] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    let made: string | null = null
    fetch(url, { headers: { 'access-token': token ?? '' }, signal: asked.signal })
      .then(async (answer) => {
        if (answer.headers.get('content-type') !== 'image/webp') throw new Error('no picture')
        made = URL.createObjectURL(await answer.blob())
        show(made)
      })
      .catch(() => fail(!asked.signal.aborted))
    return () => {
      asked.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [url, token])
  if (failed) return <p role="alert">{name} could not be opened.</p>
  return source ? (
    <a href={source} target="_blank" rel="noreferrer">
      <img src={source} alt={name} />
    </a>
  ) : (
    <p role="status">Loading…</p>
  )
}
