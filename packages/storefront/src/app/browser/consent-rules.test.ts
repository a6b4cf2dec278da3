import { describe, expect, it } from 'vitest'
import { consentCookie, consentOf, mayTrackAds, mustAsk, type PrivacyOptions } from './consent-rules.ts'

const options: PrivacyOptions = {
  is_user_connected: true,
  is_conversion_config_enabled: true,
  is_gdpr_enabled: true,
  is_cookie_restriction_mode_enabled: true,
  gdpr_option: 1,
  gdpr_cookie_name: 'user_allowed_save_cookie',
  current_website_id: 1,
}
const agreed = `user_allowed_save_cookie=${encodeURIComponent('{"1":1}')}`

it('ads are tracked only where that is set up', () => {
  expect(mayTrackAds(options, agreed)).toBe(true)
  expect(mayTrackAds({ ...options, is_user_connected: false }, agreed)).toBe(false)
  expect(mayTrackAds({ ...options, is_conversion_config_enabled: null }, agreed)).toBe(false)
  expect(mayTrackAds(options, '')).toBe(false)
})

it('GDPR off means granted', () => {
  expect(consentOf({ ...options, is_gdpr_enabled: false }, '')).toBe('granted')
  expect(mustAsk({ ...options, is_gdpr_enabled: false })).toBe(false)
})

describe('option 1', () => {
  it('waits until the shopper agrees for this website', () => {
    expect(consentOf(options, agreed)).toBe('granted')
    expect(consentOf(options, '')).toBe('open')
    expect(consentOf({ ...options, current_website_id: 2 }, agreed)).toBe('open')
    expect(mustAsk(options)).toBe(true)
  })

  it.each(['%E0', 'null', '{"1":0}', 'yes'])('takes %s for no consent', (value) => {
    expect(consentOf(options, `user_allowed_save_cookie=${value}`)).not.toBe('granted')
  })

  it('grants nothing where the question is switched off', () =>
    expect(consentOf({ ...options, is_cookie_restriction_mode_enabled: false }, agreed)).toBe('refused'))

  it('stores the answer beside those for other websites', () => {
    const userError = consentCookie({ ...options, current_website_id: 2 }, agreed, false)
    const [pair = ''] = userError.split('; ')
    expect(decodeURIComponent(pair)).toBe('user_allowed_save_cookie={"1":1,"2":0}')
    expect(consentOf(options, pair)).toBe('granted')
    expect(consentOf({ ...options, current_website_id: 2 }, pair)).toBe('refused')
  })
})

it('option 2 takes consent for granted, with and without the cookie', () => {
  expect(consentOf({ ...options, gdpr_option: 2 }, '')).toBe('granted')
  expect(consentOf({ ...options, gdpr_option: 2 }, agreed)).toBe('granted')
})
