import { lightContract } from '@plaza/contract/build'
import { licences } from '@plaza/web/build'
import type { Plugin } from 'vite'
import { developmentTokens } from './development-tokens.ts'
import { scriptSizes, type SizeLimits } from './script-sizes.ts'

/**
 * Vite plugins of every console: contract files as plain data, design tokens during development, licences of packages, and size limits of scripts.
 */
export const consoleBuild = (limits: SizeLimits): Plugin[] => [lightContract(), developmentTokens(), licences(), scriptSizes(limits)]
