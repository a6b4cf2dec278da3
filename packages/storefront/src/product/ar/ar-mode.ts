// How this device can show a piece in the room through its camera, if at all.

/** `quick-look`: Apple's own viewer opens a link. `viewer`: WebXR or Google's Scene Viewer, through <model-viewer>. */
export type ArMode = 'quick-look' | 'viewer'

const IOS = /iPad|iPhone|iPod/
/** Browsers of iOS that open Quick Look, although their links do not say so. */
const OTHERS_ON_IOS = /CriOS\/|EdgiOS\/|FxiOS\/|DuckDuckGo\//
/** Scene Viewer belongs to Android; Firefox opens no app for it, and headsets have none. */
const SCENE_VIEWER = /Android(?!.*(?:Firefox|OculusBrowser))/

type Device = Pick<Navigator, 'userAgent'> &
  Partial<Pick<Navigator, 'platform' | 'maxTouchPoints'>> & {
    xr?: Pick<XRSystem, 'isSessionSupported'> | undefined
  }

/** Undefined where the button would lead nowhere. */
export async function arMode(device: Device, link: HTMLAnchorElement): Promise<ArMode | undefined> {
  const { userAgent, platform, maxTouchPoints = 0, xr } = device
  // An iPad calls itself a Mac, and no Mac has a touch screen.
  if (IOS.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)) {
    return OTHERS_ON_IOS.test(userAgent) || link.relList.supports('ar') ? 'quick-look' : undefined
  }
  if (SCENE_VIEWER.test(userAgent)) return 'viewer'
  const hasAr = await xr?.isSessionSupported('immersive-ar').catch(() => false)
  return hasAr ? 'viewer' : undefined
}
