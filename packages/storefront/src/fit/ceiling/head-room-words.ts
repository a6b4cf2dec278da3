// The sentence and the colour of each verdict about the headroom.
import type { HeadRoomVerdict } from '@loftwood/fit/head-room'

export const HEAD_ROOM_WORDS = {
  comfortable: {
    tone: 'success',
    color: 'text-success',
    title: 'fit.ceiling.comfortable',
    line: 'fit.ceiling.comfortableLine',
    why: 'fit.ceiling.comfortableWhy',
  },
  fits: {
    tone: 'info',
    color: 'text-info',
    title: 'fit.ceiling.fits',
    line: 'fit.ceiling.fitsLine',
    why: 'fit.ceiling.fitsWhy',
  },
  tight: {
    tone: 'warning',
    color: 'text-warning',
    title: 'fit.ceiling.tight',
    line: 'fit.ceiling.tightLine',
    why: 'fit.ceiling.tightWhy',
  },
} as const satisfies Record<HeadRoomVerdict, object>
