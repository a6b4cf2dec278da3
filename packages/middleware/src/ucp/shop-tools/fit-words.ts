// Why a bed fits a home, in plain words for an agent to pass on, in the language of the store view.
import type { BedPart } from '@loftwood/fit/bed-categories'
import type { Reason } from '@loftwood/fit/find-beds'
import type { Carton, Place } from '@loftwood/fit/fit-attributes'
import type { HeadRoom } from '@loftwood/fit/head-room'
import { YOUNGEST_ABOVE, type Unsuited } from '@loftwood/fit/who-sleeps-where'
import { isFrench, type ShopView } from '../shop-views.ts'

type Unknown = 'places' | 'height' | 'measurements' | 'cartons'

export interface FitWords {
  unsuited: Readonly<Record<Unsuited, string>>
  /** What the shop does not know, or the bed does not have. */
  unknown: Readonly<Record<Unknown, string>>
  reason: (reason: Reason) => string
  headRoom: (room: HeadRoom) => string
  floor: (length: number, width: number) => string
  /** Who sleeps in which place, until which age. */
  placed: (age: number, place: Place | undefined, until: number | null) => string
  unplaced: (age: number, reason: string) => string
  stuck: (cartons: readonly Carton[]) => string
  allThrough: string
  onTheWay: (least: number, most: number) => string
}

const en: FitWords = {
  unsuited: {
    'too-young': `Children under ${YOUNGEST_ABOVE} do not sleep above the ground (Health Canada).`,
    'rail-too-low': 'The guard rail is too low for any mattress.',
    'too-heavy': 'The place does not bear a heavy child of that age.',
    'too-tall': 'The mattress is too short for a tall child of that age.',
    'no-place': 'All places are taken.',
  },
  unknown: {
    places: 'Its sleeping places are not known.',
    height: 'It has no upper bed, or its height is not known.',
    measurements: 'Its measurements are not known.',
    cartons: 'Its cartons are not known.',
  },
  reason(reason) {
    switch (reason.kind) {
      case 'who': {
        const isOne = reason.count === 1
        const all = `${isOne ? 'The sleeper has' : `All ${reason.count} have`} a place`
        if (reason.until === null) return `${all} into adulthood.`
        return isOne ? `${all} until age ${reason.until}.` : `${all} until the first is ${reason.until}.`
      }
      case 'ceiling':
        return `${reason.inches} in between the upper mattress and a ceiling of ${reason.ceiling} in.`
      case 'low':
        return 'Nobody sleeps above the ground, so any ceiling will do.'
      case 'floor':
        return this.floor(reason.length, reason.width)
      case 'with':
        return `It comes with: ${reason.part}.`
      case 'budget':
        return `It costs ${reason.budget} at most.`
    }
  },
  headRoom({ inches, verdict, ceiling }) {
    const room = `${inches} in between the upper mattress and a ceiling of ${ceiling} in`
    if (verdict === 'comfortable') return `${room}: a child can sit up comfortably.`
    return verdict === 'fits' ? `${room}: a child can sit up.` : `${room}: too low to sit up.`
  },
  floor: (length, width) => `It takes ${length} by ${width} in of floor.`,
  placed: (age, place, until) =>
    `Age ${age}: ${place} bed, ${until === null ? 'into adulthood' : `until ${until}`}.`,
  unplaced: (age, reason) => `Age ${age}: ${reason}`,
  stuck: (cartons) => `Does not get through: ${sizes(cartons, String)} in.`,
  allThrough: 'All cartons get through.',
  onTheWay: (least, most) => `${least} to ${most} business days on the way.`,
}

const PLACES_FR: Readonly<Record<Place, string>> = {
  upper: 'lit du haut',
  middle: 'lit du milieu',
  lower: 'lit du bas',
  trundle: 'lit gigogne',
}

const PARTS_FR: Readonly<Record<BedPart, string>> = {
  desk: 'un bureau',
  stairs: 'un escalier',
  slide: 'une glissade',
  storage: 'du rangement',
  trundle: 'un lit gigogne',
}

const number = (value: number) => value.toLocaleString('fr-CA')

const fr: FitWords = {
  unsuited: {
    'too-young': `Un enfant de moins de ${YOUNGEST_ABOVE} ans ne dort pas en hauteur (Santé Canada).`,
    'rail-too-low': 'Le garde-corps est trop bas pour tout matelas.',
    'too-heavy': 'La place ne supporte pas un enfant lourd de cet âge.',
    'too-tall': 'Le matelas est trop court pour un grand enfant de cet âge.',
    'no-place': 'Toutes les places sont prises.',
  },
  unknown: {
    places: 'On ne connaît pas ses places pour dormir.',
    height: 'Il n’a pas de lit du haut, ou on ne connaît pas sa hauteur.',
    measurements: 'On ne connaît pas ses dimensions.',
    cartons: 'On ne connaît pas ses boîtes.',
  },
  reason(reason) {
    switch (reason.kind) {
      case 'who': {
        const isOne = reason.count === 1
        const all = `${isOne ? 'Le dormeur a' : `Les ${reason.count} dormeurs ont`} une place`
        if (reason.until === null) return `${all} aussi à l’âge adulte.`
        return isOne
          ? `${all} jusqu’à ${reason.until} ans.`
          : `${all} jusqu’aux ${reason.until} ans du premier.`
      }
      case 'ceiling':
        return `${number(reason.inches)} po entre le matelas du haut et un plafond de ${number(reason.ceiling)} po.`
      case 'low':
        return 'Personne n’y dort en hauteur\u00a0: il va sous tout plafond.'
      case 'floor':
        return this.floor(reason.length, reason.width)
      case 'with':
        return `Il vient avec ${PARTS_FR[reason.part]}, ou va avec.`
      case 'budget':
        return `Il coûte au plus ${number(reason.budget)}.`
    }
  },
  headRoom({ inches, verdict, ceiling }) {
    const room = `${number(inches)} po entre le matelas du haut et un plafond de ${number(ceiling)} po`
    if (verdict === 'comfortable') return `${room}\u00a0: un enfant s’assoit à l’aise.`
    return verdict === 'fits'
      ? `${room}\u00a0: un enfant s’assoit.`
      : `${room}\u00a0: trop peu pour s’asseoir.`
  },
  floor: (length, width) => `Il occupe ${number(length)} sur ${number(width)} po au sol.`,
  placed: (age, place, until) =>
    `${number(age)} ans\u00a0: ${place ? PLACES_FR[place] : ''}, ${until === null ? 'aussi à l’âge adulte' : `jusqu’à ${until} ans`}.`,
  unplaced: (age, reason) => `${number(age)} ans\u00a0: ${reason}`,
  stuck: (cartons) => `Ne passent pas\u00a0: ${sizes(cartons, number)} po.`,
  allThrough: 'Toutes les boîtes passent.',
  onTheWay: (least, most) => `De ${least} à ${most} jours ouvrables en route.`,
}

const sizes = (cartons: readonly Carton[], write: (value: number) => string) =>
  cartons.map(({ length, width, height }) => [length, width, height].map(write).join(' x ')).join(', ')

export const fitWordsIn = (view: ShopView): FitWords => (isFrench(view) ? fr : en)
