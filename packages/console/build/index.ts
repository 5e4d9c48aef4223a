import { lightContract } from '@plaza/contract/build'
import { licences } from '@plaza/web/build'
import type { Plugin } from 'vite'
import { developmentTokens } from './development-tokens.ts'
import { scriptSizes, type SizeLimits } from './script-sizes.ts'

/** What every console is built with: contract files as plain data, colours while one develops, the licences of packages, and sizes that hold. */
export const consoleBuild = (limits: SizeLimits): Plugin[] => [lightContract(), developmentTokens(), licences(), scriptSizes(limits)]
