// Where the visitor is, if they press the button and their browser agrees. The position is in no request.
import { useState } from 'react'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Position } from './distance.ts'

/** A position that is this old is good enough for kilometres, and so is one without GPS. */
const OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 15_000, enableHighAccuracy: false }

export interface MyLocation {
  here: Position | undefined
  isBusy: boolean
  /** Why there is none. */
  problem: MessageKey | undefined
  locate: () => void
  forget: () => void
}

export function useMyLocation(): MyLocation {
  const [state, setState] = useState<Pick<MyLocation, 'here' | 'problem'> & { isBusy?: boolean }>({
    here: undefined,
    problem: undefined,
  })
  const end = (here: Position | undefined, problem?: MessageKey) => setState({ here, problem })
  return {
    ...state,
    isBusy: state.isBusy ?? false,
    forget: () => end(undefined),
    locate: () => {
      setState({ here: undefined, problem: undefined, isBusy: true })
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => end({ latitude, longitude }),
        ({ code, PERMISSION_DENIED }) =>
          end(undefined, code === PERMISSION_DENIED ? 'stores.locationDenied' : 'stores.locationLost'),
        OPTIONS,
      )
    },
  }
}
