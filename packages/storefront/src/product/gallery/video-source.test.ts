import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

/** The back end's media folder. */
const STILL = 'http://back.end:4100/media/catalog/product/a/turn.webp'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'frame', YOUTUBE],
  ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', 'frame', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?t=4', 'frame', YOUTUBE],
  ['https://vimeo.com/76979871', 'frame', VIMEO],
  ['https://shop.example/media/assembly.mp4', 'file', 'https://shop.example/media/assembly.mp4'],
  [
    'http://back.end:4100/media/catalog/product/a/turn.webm',
    'file',
    '/media/video/catalog/product/a/turn.webm',
  ],
  ['http://back.end:4100/films/turn.webm', 'file', 'http://back.end:4100/films/turn.webm'],
])('%s plays as a %s', (address, kind, src) => expect(videoSource(address, STILL)).toEqual({ kind, src }))

it.each([
  'javascript:alert(1)',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  '',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
])('%s is not played', (address) => expect(videoSource(address, STILL)).toBeNull())
