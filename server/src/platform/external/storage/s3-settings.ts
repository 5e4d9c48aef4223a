import * as z from 'zod/mini'
import { address, isThisMachine } from '../setting-shapes.ts'

/** How the mall proves to the store who it is. All ways but `keys` get temporary keys from the platform on which the mall runs. */
export type S3Access =
  | { by: 'keys'; accessKeyId: string; secretAccessKey: string; sessionToken: string | null }
  | { by: 'web-identity'; roleArn: string; tokenFile: string; sessionName: string; stsUrl: string }
  | { by: 'container'; url: string; tokenFile: string | null }
  | { by: 'instance'; url: string }
export type S3Settings = { endpoint: string; region: string; access: S3Access }

/** Only the metadata service of the platform may send keys over plain http. */
const platformHosts = new Set(['169.254.170.2', '169.254.170.23', '[fd00:ec2::23]'])
const isSafeSource = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && (platformHosts.has(hostname) || isThisMachine(hostname)))
}
const containerHost = 'http://169.254.170.2'
const instanceHost = 'http://169.254.169.254'

export const s3Shape = {
  S3_ENDPOINT: z.optional(address),
  S3_REGION: z.prefault(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_SESSION_TOKEN: z.optional(z.string()),
  S3_CREDENTIALS: z.optional(
    z.enum(['keys', 'web-identity', 'container', 'instance'], 'must be one of keys web-identity container instance'),
  ),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_ROLE_ARN: z.optional(z.string()),
  AWS_ROLE_SESSION_NAME: z.prefault(z.string().check(z.regex(/^[\w+=,.@-]{2,64}$/, 'must be 2 to 64 letters, digits or +=,.@-')), 'plaza'),
  AWS_WEB_IDENTITY_TOKEN_FILE: z.optional(z.string()),
  AWS_ENDPOINT_URL_STS: z.optional(address),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: z.optional(z.string().check(z.startsWith('/', 'must begin with /'))),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: z.optional(
    z.string().check(z.refine(isSafeSource, 'must be an address with https, or of the platform on which the mall runs')),
  ),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: z.optional(z.string()),
  AWS_EC2_METADATA_SERVICE_ENDPOINT: z.optional(address),
}
type RawSettings = z.output<z.ZodMiniObject<typeof s3Shape>>

export const s3Secrets = [
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_SESSION_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const

const readers: Record<S3Access['by'], (set: RawSettings) => S3Access | null> = {
  keys: (set) => {
    // The keys of the bucket come before those of the machine. A pair is never mixed from both.
    const [accessKeyId, secretAccessKey, sessionToken = null] =
      set.S3_ACCESS_KEY_ID || set.S3_SECRET_ACCESS_KEY
        ? [set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY, set.S3_SESSION_TOKEN]
        : [set.AWS_ACCESS_KEY_ID, set.AWS_SECRET_ACCESS_KEY, set.AWS_SESSION_TOKEN]
    return accessKeyId && secretAccessKey ? { by: 'keys', accessKeyId, secretAccessKey, sessionToken } : null
  },
  'web-identity': (set) =>
    set.AWS_ROLE_ARN && set.AWS_WEB_IDENTITY_TOKEN_FILE
      ? {
          by: 'web-identity',
          roleArn: set.AWS_ROLE_ARN,
          tokenFile: set.AWS_WEB_IDENTITY_TOKEN_FILE,
          sessionName: set.AWS_ROLE_SESSION_NAME,
          stsUrl: set.AWS_ENDPOINT_URL_STS ?? `https://sts.${set.S3_REGION}.amazonaws.com`,
        }
      : null,
  container: (set) => {
    const path = set.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
    const url = path ? containerHost + path : set.AWS_CONTAINER_CREDENTIALS_FULL_URI
    return url ? { by: 'container', url, tokenFile: set.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE ?? null } : null
  },
  instance: (set) => ({ by: 'instance', url: (set.AWS_EC2_METADATA_SERVICE_ENDPOINT ?? instanceHost).replace(/\/$/, '') }),
}

const needed: Record<S3Access['by'], string> = {
  keys: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  'web-identity': 'AWS_ROLE_ARN and AWS_WEB_IDENTITY_TOKEN_FILE',
  container: 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or AWS_CONTAINER_CREDENTIALS_FULL_URI',
  instance: 'nothing',
}

/** Reads the access to the bucket. A text describes an error. The metadata of the machine is read only if the operator chose it. */
export const readS3 = (set: RawSettings): S3Settings | string => {
  if (!set.S3_ENDPOINT) return 'STORAGE_URL names an S3 bucket, so set S3_ENDPOINT too.'
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_CREDENTIALS: chosen } = set
  const sources = chosen ? [chosen] : (['keys', 'web-identity', 'container'] as const)
  for (const source of sources) {
    const access = readers[source](set)
    if (access) return { endpoint, region, access }
  }
  return chosen
    ? `S3_CREDENTIALS is ${chosen}, so set ${needed[chosen]} too.`
    : `STORAGE_URL names an S3 bucket, so set ${needed.keys} too, or S3_CREDENTIALS for keys of the platform.`
}
