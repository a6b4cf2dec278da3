import { expect, test } from 'vitest'
import {
  bundleOptionUid,
  bundleSelectionUid,
  configurableChoiceUid,
  configurableValueUid,
  customOptionUid,
  customValueUid,
  downloadLinkUid,
  giftCardAmountUid,
  giftCardFieldUid,
  parseOptionUid,
} from './option-uids.ts'
import { encodeUid } from '../platform/uid.ts'

// Uids of a real Magento, and Adobe's own for gift cards.
test.each([
  [configurableValueUid(93, 53), 'Y29uZmlndXJhYmxlLzkzLzUz'],
  [configurableChoiceUid(1050, 93), 'Y29uZmlndXJhYmxlLzEwNTAvOTM='],
  [bundleOptionUid(1), 'YnVuZGxlLzE='],
  [bundleSelectionUid(2, 4, 1), 'YnVuZGxlLzIvNC8x'],
  [downloadLinkUid(1), 'ZG93bmxvYWRhYmxlLzE='],
  [customOptionUid(1), 'Y3VzdG9tLW9wdGlvbi8x'],
  [customValueUid(2, 2), 'Y3VzdG9tLW9wdGlvbi8yLzI='],
  [giftCardAmountUid(5000), 'Z2lmdGNhcmQvZ2lmdGNhcmRfYW1vdW50LzUwLjAwMDA='],
  [giftCardFieldUid('giftcard_sender_name'), 'Z2lmdGNhcmQvZ2lmdGNhcmRfc2VuZGVyX25hbWU='],
])('%s', (uid, recorded) => {
  expect(uid).toBe(recorded)
})

test.each([
  [configurableValueUid(93, 53), { kind: 'configurable', attributeId: 93, optionId: 53 }],
  [bundleSelectionUid(2, 4, 3), { kind: 'bundle', optionId: 2, selectionId: 4, quantity: 3 }],
  [downloadLinkUid(7), { kind: 'download', linkId: 7 }],
  [customOptionUid(1), { kind: 'customOption', optionId: 1 }],
  [customValueUid(2, 9), { kind: 'customValue', optionId: 2, valueId: 9 }],
  [giftCardAmountUid(12_345), { kind: 'giftCardAmount', amount: 12_345 }],
  [giftCardFieldUid('giftcard_message'), { kind: 'giftCardField', field: 'giftcard_message' }],
])('%s is understood', (uid, choice) => {
  expect(parseOptionUid(uid)).toEqual(choice)
})

test.each(['', '%%%', encodeUid(42), encodeUid('bundle/1/2'), encodeUid('bundle/1/2/-1'), encodeUid('x/1')])(
  '%s is no option',
  (uid) => {
    expect(parseOptionUid(uid)).toBeUndefined()
  },
)
