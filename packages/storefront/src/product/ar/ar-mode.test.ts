import { describe, expect, it } from 'vitest'
import { arMode } from './ar-mode.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1'
const CHROME_ON_IPHONE = IPHONE.replace('Version/18.2', 'CriOS/131.0')
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'

const link = (hasQuickLook: boolean) =>
  ({ relList: { supports: () => hasQuickLook } }) as unknown as HTMLAnchorElement
const xr = (hasAr: boolean) => ({ isSessionSupported: async () => hasAr })
const brokenXr = { isSessionSupported: () => Promise.reject(new Error('not allowed')) }

describe('how a device shows a piece in the room', () => {
  it.each([
    ['Safari of an iPhone', { userAgent: IPHONE }, true, 'quick-look'],
    ['an app of an iPhone without Quick Look', { userAgent: IPHONE }, false, undefined],
    ['Chrome of an iPhone', { userAgent: CHROME_ON_IPHONE }, false, 'quick-look'],
    ['an iPad', { userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 5 }, true, 'quick-look'],
    ['a Mac', { userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 0 }, true, undefined],
    ['Chrome of an Android phone', { userAgent: ANDROID, xr: xr(false) }, false, 'viewer'],
    ['Firefox of an Android phone', { userAgent: FIREFOX }, false, undefined],
    ['a browser with WebXR', { userAgent: FIREFOX, xr: xr(true) }, false, 'viewer'],
    ['a computer', { userAgent: WINDOWS, xr: xr(false) }, false, undefined],
    ['a page that may not use WebXR', { userAgent: WINDOWS, xr: brokenXr }, false, undefined],
  ] as const)('%s', async (_, device, hasQuickLook, mode) => {
    expect(await arMode(device, link(hasQuickLook))).toBe(mode)
  })
})
