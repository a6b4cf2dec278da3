// What is refused of accounts, newsletter and messages to the shop.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { input, authentication, noSuchEntity, authorization } = CATEGORIES

export const customerErrors = {
  CUSTOMER_EXISTS: {
    category: input,
    en: 'A customer with the same email address already exists in an associated website.',
    plain: 'There is an account with this email address already.',
    fr: 'Il existe déjà un compte avec cette adresse courriel.',
  },
  EMAIL_NOT_VALID: {
    category: input,
    en: '"%1" is not a valid email address.',
    fr: '«\u00a0%1\u00a0» n’est pas une adresse courriel valide.',
  },
  EMAIL_MISSING: {
    category: input,
    en: 'You must specify an email address.',
    plain: 'Enter an email address.',
    fr: 'Indiquez une adresse courriel.',
  },
  EMAIL_FORMAT: {
    category: input,
    en: 'The email address has an invalid format.',
    plain: 'This is not a complete email address.',
    fr: 'L’adresse courriel n’est pas valide.',
  },
  EMAIL_INVALID: {
    category: input,
    en: 'Email is invalid',
    fr: 'L’adresse courriel n’est pas valide',
  },
  EMAIL_NOT_AN_ADDRESS: {
    category: input,
    en: 'Email address is not valid',
    fr: 'L’adresse courriel n’est pas valide',
  },
  EMAIL_EMPTY: {
    category: input,
    en: 'Email must be specified',
    plain: 'Enter an email address.',
    fr: 'Indiquez une adresse courriel',
  },
  CUSTOMER_FIELD_REQUIRED: {
    category: input,
    en: '"%1" is a required value.',
    fr: 'Le champ «\u00a0%n1\u00a0» est obligatoire.',
  },
  DATE_OF_BIRTH_INVALID: {
    category: input,
    en: 'Invalid date of birth.',
    fr: 'La date de naissance n’est pas valide.',
  },
  GENDER_INVALID: {
    category: input,
    en: '"%1" is not a valid gender value.',
    fr: '«\u00a0%1\u00a0» n’est pas un genre valide.',
  },
  PASSWORD_TOO_SHORT: {
    category: input,
    en: 'The password needs at least %1 characters. Create a new password and try again.',
    fr: 'Le mot de passe doit compter au moins %1 caractères. Choisissez-en un autre et réessayez.',
  },
  PASSWORD_TOO_LONG: {
    category: input,
    en: 'Please enter a password with at most %1 characters.',
    fr: 'Le mot de passe peut compter au plus %1 caractères.',
  },
  PASSWORD_TOO_SIMPLE: {
    category: input,
    en: 'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    plain: 'A password needs %1 kinds of characters: small letters, capitals, digits, signs.',
    fr: 'Le mot de passe doit mêler au moins %1 sortes de caractères\u00a0: minuscules, majuscules, chiffres, caractères spéciaux.',
  },
  PASSWORD_NEEDS_LETTER: {
    category: input,
    en: 'The password needs at least one letter, and one number or special character.',
    fr: 'Le mot de passe doit compter au moins une lettre, et un chiffre ou un caractère spécial.',
  },
  PASSWORD_COMMON: {
    category: input,
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    fr: 'Ce mot de passe est très répandu, donc facile à deviner. Veuillez en choisir un autre.',
  },
  RESET_FAILED: {
    category: input,
    en: "Cannot set the customer's password",
    plain: 'Your password was not changed. Ask for a new link.',
    fr: 'Le mot de passe n’a pas pu être changé. Demandez un nouveau lien.',
  },
  CONFIRMATION_KEY_INVALID: {
    category: input,
    en: 'This confirmation key is invalid or has expired.',
    plain: 'This link was used already or is too old.',
    fr: 'Ce lien de confirmation n’est plus valide.',
  },
  ALREADY_CONFIRMED: {
    category: input,
    en: 'The account is already active.',
    fr: 'Ce compte est déjà confirmé.',
  },
  NOT_CONFIRMED: {
    category: authentication,
    en: "This account isn't confirmed. Verify and try again.",
    plain: 'Confirm your account first, with the link in our email.',
    fr: 'Ce compte n’est pas encore confirmé. Suivez le lien reçu par courriel et réessayez.',
  },
  REMEMBER_ME_INVALID: {
    category: authentication,
    en: 'The remember-me token is not valid. Please sign in.',
    plain: 'Please sign in again.',
    fr: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
  SOCIAL_PROVIDER_UNKNOWN: {
    category: noSuchEntity,
    en: 'There is no sign-in with "%1".',
    fr: 'Aucune connexion n’est offerte avec «\u00a0%1\u00a0».',
  },
  SOCIAL_REDIRECT_INVALID: {
    category: input,
    en: 'The address to come back to is not a page of this shop.',
    fr: 'L’adresse de retour n’est pas une page de cette boutique.',
  },
  SOCIAL_LOGIN_FAILED: {
    category: authentication,
    en: 'The sign-in did not work or took too long. Please try again.',
    fr: 'La connexion n’a pas fonctionné ou a pris trop de temps. Réessayez.',
  },
  SOCIAL_EMAIL_UNVERIFIED: {
    category: authentication,
    en: 'The provider did not confirm your email address. Please sign in with a password.',
    fr: 'Votre adresse courriel n’a pas été confirmée par ce fournisseur. Connectez-vous avec un mot de passe.',
  },
  CAPTCHA_FAILED: {
    category: input,
    en: 'ReCaptcha validation failed, please try again',
    plain: 'We could not make sure that you are a person. Please try again.',
    fr: 'La vérification ReCaptcha a échoué, veuillez réessayer',
  },
  SIGN_IN_INCORRECT: {
    category: authentication,
    en: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    fr: 'L’adresse ou le mot de passe est incorrect, ou votre compte est bloqué temporairement. Attendez un peu et réessayez.',
  },
  SIGN_IN_BY_LINK: {
    category: authentication,
    en: 'Somebody tried too many passwords for this account. If yours was right, we have just sent you an email with a link that signs you in.',
    fr: 'Quelqu’un a essayé trop de mots de passe pour ce compte. Si le vôtre était le bon, nous venons de vous envoyer un courriel avec un lien qui vous connecte.',
  },
  SIGN_IN_LINK_INVALID: {
    category: authentication,
    en: 'This link was used already or is too old. Please sign in.',
    fr: 'Ce lien a déjà servi ou est trop ancien. Veuillez vous connecter.',
  },
  DELETION_LINK_INVALID: {
    category: input,
    en: 'This link was used already, is too old or belongs to another account. Please ask for a new one.',
    fr: 'Ce lien a déjà servi, est trop ancien ou appartient à un autre compte. Demandez-en un nouveau.',
  },
  ACCOUNT_LOCKED: {
    category: authentication,
    en: 'The account is locked.',
    fr: 'Le compte est bloqué pour quelques minutes.',
  },
  PASSWORD_INCORRECT: {
    category: authentication,
    en: 'Invalid login or password.',
    fr: 'Le mot de passe est incorrect.',
  },
  ADDRESS_NOT_FOUND: {
    category: noSuchEntity,
    en: 'Could not find a address with ID "%1"',
    plain: 'This address is not in your account.',
    fr: 'L’adresse «\u00a0%1\u00a0» est introuvable',
  },
  ADDRESS_NOT_OWN: {
    category: authorization,
    en: 'Current customer does not have permission to get address with ID "%1"',
    plain: 'This address is not in your account.',
    fr: 'L’adresse «\u00a0%1\u00a0» n’est pas dans votre carnet',
  },
  ADDRESS_IS_DEFAULT: {
    category: input,
    en: 'Customer Address %1 is set as default %2 address and can not be deleted',
    plain: 'This is your default %2 address, so it cannot be deleted.',
    fr: 'L’adresse %1 est l’adresse par défaut (%n2) et ne peut être supprimée',
  },
  SUBSCRIPTION_EMAIL_MISSING: {
    category: input,
    en: 'You must specify an email address to subscribe to a newsletter.',
    plain: 'Enter an email address to subscribe.',
    fr: 'Indiquez une adresse courriel pour vous abonner à l’infolettre.',
  },
  SUBSCRIPTION_EMAIL_INVALID: {
    category: input,
    en: 'Enter a valid email address.',
    fr: 'Indiquez une adresse courriel valide.',
  },
  SUBSCRIPTION_NOT_OWN: {
    category: input,
    en: 'This email address is already assigned to another user.',
    plain: 'This email address belongs to another account.',
    fr: 'Cette adresse courriel est celle d’un autre compte.',
  },
  ALREADY_SUBSCRIBED: {
    category: input,
    en: 'This email address is already subscribed.',
    fr: 'Cette adresse courriel est déjà abonnée.',
  },
  NEWSLETTER_LINK_INVALID: {
    category: input,
    en: 'This link of the newsletter is invalid or has expired.',
    fr: 'Ce lien de l’infolettre n’est plus valide.',
  },
  STOCK_ALERT_LINK_INVALID: {
    category: input,
    en: 'This link is no longer valid.',
    fr: 'Ce lien n’est plus valide.',
  },
  NOT_SOLD_OUT: {
    category: input,
    en: 'This product is in stock.',
    fr: 'Ce produit est en stock.',
  },
  TOO_MANY_STOCK_ALERTS: {
    category: input,
    en: 'That is more requests than we take. Please try again later.',
    fr: 'C’est plus de demandes que nous n’en prenons. Réessayez plus tard.',
  },
  CONTACT_EMAIL_INVALID: {
    category: input,
    en: 'The email address is invalid. Verify the email address and try again.',
    fr: 'L’adresse courriel n’est pas valide. Vérifiez-la et réessayez.',
  },
  TOO_MANY_MESSAGES: {
    category: input,
    en: 'Too many messages were sent. Please try again later.',
    fr: 'Trop de messages ont été envoyés. Réessayez plus tard.',
  },
  NEW_PASSWORD_MISSING: {
    category: input,
    en: 'newPassword must be specified',
    plain: 'Enter a new password.',
    fr: 'Indiquez un nouveau mot de passe.',
  },
  RESET_TOKEN_MISSING: {
    category: input,
    en: 'resetPasswordToken must be specified',
    plain: 'This link is incomplete. Ask for a new one.',
    fr: 'Le lien est incomplet. Demandez-en un nouveau.',
  },
  CONTACT_NAME_MISSING: {
    category: input,
    en: 'Name field is required.',
    plain: 'Enter your name.',
    fr: 'Indiquez votre nom.',
  },
  CONTACT_COMMENT_MISSING: {
    category: input,
    en: 'Comment field is required.',
    plain: 'Enter a message.',
    fr: 'Écrivez un message.',
  },
  /** Every error of an address, line by line. */
  ADDRESS_FAULTY: { category: input, en: '%*', fr: '%*' },
} as const satisfies Record<string, UserErrorRow>
