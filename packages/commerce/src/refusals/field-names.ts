// What the fields that a sentence names are called in French.

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  'First Name': 'Prénom',
  'Last Name': 'Nom',
  Password: 'Mot de passe',
  billing: 'facturation',
  city: 'ville',
  comment: 'message',
  countryId: 'pays',
  firstname: 'prénom',
  lastname: 'nom',
  message: 'message',
  name: 'nom',
  nickname: 'surnom',
  postcode: 'code postal',
  shipping: 'livraison',
  street: 'rue',
  summary: 'titre',
  telephone: 'téléphone',
  text: 'texte',
}
