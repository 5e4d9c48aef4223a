import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type FindAccount } from 'oidc-provider'

export type RealPlatform = {
  issuer: string
  settings: Record<string, string>
  /** The person who signs in on the platform's page next. Null simulates a press of cancel. */
  person: { sub: string; name: string; email: string; email_verified: boolean } | null
  /** Called with each request to the token endpoint, for tests that inspect or alter the request. */
  onToken: ((body: URLSearchParams) => void) | null
  close: () => Promise<void>
}

const redirectUri = 'http://localhost:3000/api/customer/login/Clipreel/callback'

/** A certified OpenID provider on a free port. Its only client is the mall under test. */
export const openRealPlatform = async (): Promise<RealPlatform> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, NonNullable<RealPlatform['person']>>()
  const findAccount: FindAccount = async (_context, id) => ({ accountId: id, claims: () => people.get(id) ?? { sub: id } })
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'mall', client_secret: 'a secret of the mall', redirect_uris: [redirectUri], response_types: ['code'] }],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    findAccount,
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/who/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  const platform: RealPlatform = {
    issuer,
    person: null,
    onToken: null,
    settings: {
      SOCIAL_PLATFORM: 'Clipreel',
      SOCIAL_ISSUER: issuer,
      SOCIAL_CLIENT_ID: 'mall',
      SOCIAL_CLIENT_SECRET: 'a secret of the mall',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/who/')) return answer(request, response)
    void (async () => {
      const { person } = platform
      if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' })
      people.set(person.sub, person)
      const grant = new provider.Grant({ accountId: person.sub, clientId: 'mall' })
      grant.addOIDCScope('openid profile email')
      await provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent: { grantId: await grant.save() } })
    })()
  })
  return platform
}
