// The words of the mails about an account, in both languages.

export type AccountMailKind =
  | 'welcome'
  | 'confirm-account'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'account-exists'
  | 'password-guessed'
  | 'sign-in-link'
  | 'delete-account'

interface Facts {
  /** ` Ann`, or nothing. */
  name: string
  /** `, Ann`, or nothing. */
  commaName: string
  storeName: string
}

interface AccountMailText {
  subject: string
  preview: string
  title: string
  /** Paragraphs above and below the button. */
  before: readonly string[]
  button: string
  after: readonly string[]
}

type AccountMailTexts = Record<AccountMailKind, (facts: Facts) => AccountMailText>

const en: AccountMailTexts = {
  welcome: ({ commaName, storeName }) => ({
    subject: `Welcome to ${storeName}`,
    preview: 'Your account is ready.',
    title: `Welcome${commaName}`,
    before: ['Your account is ready. It keeps your addresses, your orders and your wish list.'],
    button: 'Open my account',
    after: [],
  }),
  'confirm-account': ({ commaName, storeName }) => ({
    subject: `Confirm your ${storeName} account`,
    preview: 'One more step and your account is ready.',
    title: `Almost there${commaName}`,
    before: ['Please confirm that this email address is yours. After that you can sign in.'],
    button: 'Confirm my account',
    after: ['The link works once, within 3 days. If you made no account with us, ignore this email.'],
  }),
  'password-reset': ({ name, storeName }) => ({
    subject: `Set a new password for ${storeName}`,
    preview: 'The link works once, within 2 hours.',
    title: 'Set a new password',
    before: [`Hello${name}, somebody asked for a new password for your account.`],
    button: 'Set a new password',
    after: [
      'The link works once, within 2 hours. If it was not you, ignore this email: your password stays as it is.',
    ],
  }),
  'password-changed': ({ name, storeName }) => ({
    subject: `Your ${storeName} password was changed`,
    preview: 'If it was not you, set a new one now.',
    title: 'Your password was changed',
    before: [
      `Hello${name}, the password of your account was just changed, and every other device was signed out.`,
      'If it was not you, set a new password now.',
    ],
    button: 'Set a new password',
    after: [],
  }),
  'email-changed': ({ name, storeName }) => ({
    subject: `Your ${storeName} email address was changed`,
    preview: 'If it was not you, tell us now.',
    title: 'Your email address was changed',
    before: [
      `Hello${name}, your account now has another email address. We write to this one for the last time.`,
      'If it was not you, tell us now: we’ll help you recover it.',
    ],
    button: 'Contact us',
    after: [],
  }),
  'account-exists': ({ name, storeName }) => ({
    subject: `You already have an account at ${storeName}`,
    preview: 'Sign in with the password you have.',
    title: 'You already have an account',
    before: [
      `Hello${name}, somebody just registered with this email address. You already have an account with it, which stays as it is.`,
      'If it was you, sign in with the password you have; the sign-in page also helps when you forgot it.',
    ],
    button: 'Sign in',
    after: ['If it was not you, ignore this email.'],
  }),
  'password-guessed': ({ name, storeName }) => ({
    subject: `Wrong passwords for your ${storeName} account`,
    preview: 'None of these passwords worked.',
    title: 'Somebody tried passwords',
    before: [
      `Hello${name}, many wrong passwords were just tried for your account. None of these passwords worked.`,
      'If it was you, set a new password: it works at once. If it was not, you need to do nothing. A long password that you use nowhere else keeps your account safe.',
    ],
    button: 'Set a new password',
    after: ['To sign in, you may be sent a link by email for a while, besides your password.'],
  }),
  'sign-in-link': ({ name, storeName }) => ({
    subject: `Your link to sign in to ${storeName}`,
    preview: 'The link works once, within 30 minutes.',
    title: 'Sign in with this link',
    before: [
      `Hello${name}, your password was right, but many wrong ones were tried before. This link shows that it is you.`,
    ],
    button: 'Sign in',
    after: [
      'The link works once, within 30 minutes. If it was not you, set a new password now: somebody knows yours.',
    ],
  }),
  'delete-account': ({ name, storeName }) => ({
    subject: `Delete your ${storeName} account`,
    preview: 'The link works once, within 30 minutes.',
    title: 'Delete your account',
    before: [
      `Hello${name}, you asked to delete your account. Nothing is deleted yet: the link leads to a page that asks once more.`,
    ],
    button: 'Continue to deletion',
    after: [
      'The link works once, within 30 minutes, while you are signed in. If it was not you, ignore this email: your account stays as it is.',
    ],
  }),
}

const fr: AccountMailTexts = {
  welcome: ({ commaName, storeName }) => ({
    subject: `Bienvenue chez ${storeName}`,
    preview: 'Votre compte est prêt.',
    title: `Bienvenue${commaName}`,
    before: ['Votre compte est prêt. Il garde vos adresses, vos commandes et votre liste de souhaits.'],
    button: 'Ouvrir mon compte',
    after: [],
  }),
  'confirm-account': ({ commaName, storeName }) => ({
    subject: `Confirmez votre compte ${storeName}`,
    preview: 'Plus qu’une étape et votre compte sera prêt.',
    title: `On y est presque${commaName}`,
    before: [
      'Veuillez confirmer que cette adresse courriel est la vôtre. Vous pourrez ensuite vous connecter.',
    ],
    button: 'Confirmer mon compte',
    after: [
      'Le lien fonctionne une seule fois, pendant 3\u00a0jours. Si vous n’avez pas créé de compte chez nous, ignorez ce courriel.',
    ],
  }),
  'password-reset': ({ name, storeName }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${storeName}`,
    preview: 'Le lien fonctionne une seule fois, pendant 2\u00a0heures.',
    title: 'Choisissez un nouveau mot de passe',
    before: [`Bonjour${name}, quelqu’un a demandé un nouveau mot de passe pour votre compte.`],
    button: 'Choisir un mot de passe',
    after: [
      'Le lien fonctionne une seule fois, pendant 2\u00a0heures. Si ce n’était pas vous, ignorez ce courriel\u00a0: votre mot de passe ne change pas.',
    ],
  }),
  'password-changed': ({ name, storeName }) => ({
    subject: `Votre mot de passe ${storeName} a été changé`,
    preview: 'Si ce n’était pas vous, choisissez-en un autre maintenant.',
    title: 'Votre mot de passe a été changé',
    before: [
      `Bonjour${name}, le mot de passe de votre compte vient d’être changé, et tous vos autres appareils ont été déconnectés.`,
      'Si ce n’était pas vous, choisissez un autre mot de passe maintenant.',
    ],
    button: 'Choisir un mot de passe',
    after: [],
  }),
  'email-changed': ({ name, storeName }) => ({
    subject: `Votre adresse courriel ${storeName} a été changée`,
    preview: 'Si ce n’était pas vous, dites-le-nous maintenant.',
    title: 'Votre adresse courriel a été changée',
    before: [
      `Bonjour${name}, votre compte a maintenant une autre adresse courriel. Nous écrivons à celle-ci pour la dernière fois.`,
      'Si ce n’était pas vous, dites-le-nous maintenant\u00a0: nous vous aiderons à le récupérer.',
    ],
    button: 'Nous joindre',
    after: [],
  }),
  'account-exists': ({ name, storeName }) => ({
    subject: `Vous avez déjà un compte chez ${storeName}`,
    preview: 'Connectez-vous avec votre mot de passe.',
    title: 'Vous avez déjà un compte',
    before: [
      `Bonjour${name}, quelqu’un vient de s’inscrire avec cette adresse courriel. Un compte existe déjà pour cette adresse; il reste tel quel.`,
      'Si c’était vous, connectez-vous avec votre mot de passe; la page de connexion vous aide aussi si vous l’avez oublié.',
    ],
    button: 'Se connecter',
    after: ['Si ce n’était pas vous, ignorez ce courriel.'],
  }),
  'password-guessed': ({ name, storeName }) => ({
    subject: `Mots de passe erronés pour votre compte ${storeName}`,
    preview: 'Aucun de ces mots de passe n’a fonctionné.',
    title: 'Quelqu’un a essayé des mots de passe',
    before: [
      `Bonjour${name}, plusieurs mots de passe erronés viennent d’être essayés pour votre compte. Aucun de ces mots de passe n’a fonctionné.`,
      'Si c’était vous, choisissez un nouveau mot de passe\u00a0: il fonctionne tout de suite. Sinon, vous n’avez rien à faire. Un long mot de passe qui ne sert nulle part ailleurs protège votre compte.',
    ],
    button: 'Choisir un mot de passe',
    after: [
      'Quand vous vous connecterez, il se peut que nous vous envoyions pendant quelque temps un lien par courriel, en plus de votre mot de passe.',
    ],
  }),
  'sign-in-link': ({ name, storeName }) => ({
    subject: `Votre lien pour vous connecter chez ${storeName}`,
    preview: 'Le lien fonctionne une seule fois, pendant 30\u00a0minutes.',
    title: 'Connectez-vous avec ce lien',
    before: [
      `Bonjour${name}, votre mot de passe était le bon, mais plusieurs mots de passe erronés ont été essayés avant. Ce lien confirme que c’est bien vous.`,
    ],
    button: 'Se connecter',
    after: [
      'Le lien fonctionne une seule fois, pendant 30\u00a0minutes. Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant\u00a0: quelqu’un connaît le vôtre.',
    ],
  }),
  'delete-account': ({ name, storeName }) => ({
    subject: `Supprimer votre compte ${storeName}`,
    preview: 'Le lien fonctionne une seule fois, pendant 30\u00a0minutes.',
    title: 'Supprimer votre compte',
    before: [
      `Bonjour${name}, vous avez demandé la suppression de votre compte. Rien n’est encore supprimé\u00a0: le lien mène à une page qui vous le demande une dernière fois.`,
    ],
    button: 'Continuer vers la suppression',
    after: [
      'Le lien fonctionne une seule fois, pendant 30\u00a0minutes, si vous êtes connecté. Si ce n’était pas vous, ignorez ce courriel\u00a0: votre compte reste tel quel.',
    ],
  }),
}

export const ACCOUNT_MAIL_TEXTS = { en, fr } as const
