// The providers of express checkout that are on.
import { usePageContext } from 'vike-react/usePageContext'
import type { ExpressConfig } from './express.ts'
import { settingsOf } from './settings.ts'

export const useExpress = (): ExpressConfig => settingsOf(usePageContext()).express ?? {}
