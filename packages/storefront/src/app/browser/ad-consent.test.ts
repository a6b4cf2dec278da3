import { describe, expect, it } from 'vitest'
import { mayTrackAds, type AdTracking } from './ad-consent.ts'

const options: AdTracking = {
  is_user_connected: true,
  is_conversion_config_enabled: true,
  is_gdpr_enabled: true,
  is_cookie_restriction_mode_enabled: true,
  gdpr_option: 1,
  gdpr_cookie_name: 'user_allowed_save_cookie',
  current_website_id: 1,
}
const agreed = `user_allowed_save_cookie=${encodeURIComponent('{"1":1}')}`

it('runs only where it is set up', () => {
  expect(mayTrackAds({ ...options, is_user_connected: false }, agreed)).toBe(false)
  expect(mayTrackAds({ ...options, is_conversion_config_enabled: null }, agreed)).toBe(false)
})

it('needs no consent without GDPR', () =>
  expect(mayTrackAds({ ...options, is_gdpr_enabled: false }, '')).toBe(true))

describe('option 1', () => {
  it('waits until the shopper agrees for this website', () => {
    expect(mayTrackAds(options, agreed)).toBe(true)
    expect(mayTrackAds(options, '')).toBe(false)
    expect(mayTrackAds({ ...options, current_website_id: 2 }, agreed)).toBe(false)
  })

  it.each(['%E0', 'null', '{"1":0}', 'yes'])('takes %s for no consent', (value) => {
    expect(mayTrackAds(options, `user_allowed_save_cookie=${value}`)).toBe(false)
  })
})

it('option 2 takes consent for granted, with and without the cookie', () => {
  expect(mayTrackAds({ ...options, gdpr_option: 2 }, '')).toBe(true)
  expect(mayTrackAds({ ...options, gdpr_option: 2 }, agreed)).toBe(true)
})
