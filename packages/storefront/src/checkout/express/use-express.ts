// The providers of express checkout that are on.
import { usePageContext } from 'vike-react/usePageContext'
import type { ExpressConfig } from '../../platform/express.ts'
import { settingsOf } from '../../platform/settings.ts'

export const useExpress = (): ExpressConfig => settingsOf(usePageContext()).express ?? {}
