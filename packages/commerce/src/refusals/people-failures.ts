// What can go wrong with accounts, reviews, newsletter, contact and wishlists.
import { CATEGORIES, type Failure } from './failure-kind.ts'

const { input, noSuchEntity, authorization, authentication } = CATEGORIES

export const peopleFailures = {
  CUSTOMER_EXISTS: {
    category: input,
    message: () => 'A customer with the same email address already exists in an associated website.',
  },
  EMAIL_NOT_VALID: { category: input, message: (email) => `"${email}" is not a valid email address.` },
  EMAIL_MISSING: { category: input, message: () => 'You must specify an email address.' },
  EMAIL_FORMAT: { category: input, message: () => 'The email address has an invalid format.' },
  EMAIL_INVALID: { category: input, message: () => 'Email is invalid' },
  EMAIL_NOT_AN_ADDRESS: { category: input, message: () => 'Email address is not valid' },
  MUST_BE_SPECIFIED: { category: input, message: (name) => `${name} must be specified` },
  EMAIL_EMPTY: { category: input, message: () => 'Email must be specified' },
  CUSTOMER_FIELD_REQUIRED: { category: input, message: (label) => `"${label}" is a required value.` },
  DATE_OF_BIRTH_INVALID: { category: input, message: () => 'Invalid date of birth.' },
  GENDER_INVALID: { category: input, message: (value) => `"${value}" is not a valid gender value.` },
  PASSWORD_TOO_SHORT: {
    category: input,
    message: (shortest) =>
      `The password needs at least ${shortest} characters. Create a new password and try again.`,
  },
  PASSWORD_TOO_LONG: {
    category: input,
    message: (longest) => `Please enter a password with at most ${longest} characters.`,
  },
  PASSWORD_TOO_SIMPLE: {
    category: input,
    message: (classes) =>
      `Minimum of different classes of characters in password is ${classes}. ` +
      'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  },
  PASSWORD_NEEDS_LETTER: {
    category: input,
    message: () => 'The password needs at least one letter, and one number or special character.',
  },
  RESET_FAILED: { category: input, message: () => "Cannot set the customer's password" },
  CONFIRMATION_KEY_INVALID: {
    category: input,
    message: () => 'This confirmation key is invalid or has expired.',
  },
  ALREADY_CONFIRMED: { category: input, message: () => 'The account is already active.' },
  NOT_CONFIRMED: {
    category: authentication,
    message: () => "This account isn't confirmed. Verify and try again.",
  },
  REMEMBER_ME_INVALID: {
    category: authentication,
    message: () => 'The remember-me token is not valid. Please sign in.',
  },
  SOCIAL_PROVIDER_UNKNOWN: {
    category: noSuchEntity,
    message: (code) => `There is no sign-in with "${code}".`,
  },
  SOCIAL_REDIRECT_INVALID: {
    category: input,
    message: () => 'The address to come back to is not a page of this shop.',
  },
  SOCIAL_LOGIN_FAILED: {
    category: authentication,
    message: () => 'The sign-in did not work or took too long. Please try again.',
  },
  SOCIAL_EMAIL_UNVERIFIED: {
    category: authentication,
    message: () => 'The provider did not confirm your email address. Please sign in with a password.',
  },
  CAPTCHA_FAILED: { category: input, message: () => 'ReCaptcha validation failed, please try again' },
  SIGN_IN_INCORRECT: {
    category: authentication,
    message: () =>
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  },
  SIGN_IN_BY_LINK: {
    category: authentication,
    message: () =>
      'Somebody tried too many passwords for this account. If yours was right, we have just sent you an email with a link that signs you in.',
  },
  SIGN_IN_LINK_INVALID: {
    category: authentication,
    message: () => 'This link was used already or is too old. Please sign in.',
  },
  ACCOUNT_LOCKED: { category: authentication, message: () => 'The account is locked.' },
  PASSWORD_INCORRECT: { category: authentication, message: () => 'Invalid login or password.' },
  ADDRESS_NOT_FOUND: { category: noSuchEntity, message: (id) => `Could not find a address with ID "${id}"` },
  ADDRESS_NOT_OWN: {
    category: authorization,
    message: (id) => `Current customer does not have permission to get address with ID "${id}"`,
  },
  ADDRESS_IS_DEFAULT: {
    category: input,
    message: (id, kind) => `Customer Address ${id} is set as default ${kind} address and can not be deleted`,
  },
  ADDRESS_FAULTY: { category: input, message: (faults) => faults },

  GUEST_REVIEW: {
    category: authorization,
    message: () => "Guest customers aren't allowed to add product reviews.",
  },
  PRODUCT_UNKNOWN: {
    category: noSuchEntity,
    message: (sku) => `Could not find a product with SKU "${sku}"`,
  },
  ALREADY_REVIEWED: {
    category: 'graphql-already-exists',
    message: () => 'You have already reviewed this product.',
  },
  RATINGS_MISSING: { category: input, message: () => 'Please choose a rating.' },
  RATING_UNKNOWN: { category: input, message: () => 'The rating or its value does not exist.' },

  SUBSCRIPTION_EMAIL_MISSING: {
    category: input,
    message: () => 'You must specify an email address to subscribe to a newsletter.',
  },
  SUBSCRIPTION_EMAIL_INVALID: { category: input, message: () => 'Enter a valid email address.' },
  SUBSCRIPTION_NOT_OWN: {
    category: input,
    message: () => 'This email address is already assigned to another user.',
  },
  ALREADY_SUBSCRIBED: {
    category: input,
    message: () => 'This email address is already subscribed.',
  },
  NEWSLETTER_LINK_INVALID: {
    category: input,
    message: () => 'This link of the newsletter is invalid or has expired.',
  },
  CONTACT_EMAIL_INVALID: {
    category: input,
    message: () => 'The email address is invalid. Verify the email address and try again.',
  },
  CONTACT_FIELD_MISSING: { category: input, message: (field) => `${field} field is required.` },
  TOO_MANY_MESSAGES: {
    category: input,
    message: () => 'Too many messages were sent. Please try again later.',
  },
  WISHLIST_ITEMS_NOT_FOUND: {
    category: input,
    message: (ids) => `The wishlist item ids "${ids}" were not found.`,
  },
  WISHLIST_EMPTY: { category: input, message: () => 'The wishlist is empty.' },
  RECIPIENTS_MISSING: { category: input, message: () => 'Please enter an email address.' },
  TOO_MANY_RECIPIENTS: {
    category: input,
    message: (most) => `You can send to at most ${most} email addresses at once.`,
  },
  MAIL_LIMIT_REACHED: {
    category: input,
    message: (email) => `Too many emails were sent to "${email}" or by you. Please try again later.`,
  },
  LINKS_NOT_ALLOWED: { category: input, message: (name) => `"${name}" cannot contain links.` },
  /** A guest's, or a shared one: who kept its id may forget it. */
  WISHLIST_GONE: { category: noSuchEntity, message: () => 'The wishlist was not found.' },
  WISHLIST_NOT_FOUND: { category: input, message: () => 'The wishlist was not found.' },
} as const satisfies Record<string, Failure>
