/** The words of assembly plans in both languages. */
import type { PartRole } from '@loftwood/furniture/part'

export type PlanLanguage = 'en' | 'fr'

type PlanTexts = Readonly<{
  measures: string
  parts: string
  before: string
  steps: string
  columns: readonly [string, string, string, string]
  /** Parts one handles; what is not named comes assembled or lies on the bed. */
  roles: Readonly<Partial<Record<PartRole, string>>>
  preparations: readonly string[]
  stepsOf: Readonly<Record<'bunk' | 'loft', readonly string[]>>
}>

export const planTexts: Readonly<Record<PlanLanguage, PlanTexts>> = {
  en: {
    measures: 'Measures, twin size, ladder at the right',
    parts: 'List of parts',
    before: 'Before you begin',
    steps: 'Assembly',
    columns: ['', 'Part', 'Inches', 'Count'],
    roles: {
      post: 'Post',
      cap: 'Post cap',
      rail: 'Rail',
      slat: 'Slat or end slat',
      panel: 'Panel',
      guard_rail: 'Guard rail',
      guard_post: 'Guard-rail upright',
      ladder_stile: 'Ladder stile',
      rung: 'Rung',
    },
    preparations: [
      'Two adults, two and a half hours, a 4 mm and a 5 mm hex key, a level and a blanket to lay boards on.',
      'Measure the ceiling: at least 30 inches must remain above the upper mattress.',
      'Sort the boards by the letters of the list and count them before the first bolt.',
      'Start every bolt by hand. Tighten only when the whole frame stands square.',
      'Keep children away until the guard rails are on.',
    ],
    stepsOf: {
      bunk: [
        'Lay two posts on the blanket and join them with the end rails and end slats. Repeat for the other end.',
        'Stand both ends up and hang the lower side rails between them, bolts finger-tight.',
        'Set the upper side rails at the height of the drawing. Check with the level, then tighten all corners.',
        'Screw the slats to the ledges of both beds, evenly spaced, the first and the last against the end rails.',
        'Bolt the guard rails to the posts and uprights: the long ones behind, the short ones beside the ladder.',
        'Hook the ladder over the side rail and bolt it through both stiles.',
        'Press the caps on the posts. Tighten every bolt once more after a week.',
      ],
      loft: [
        'Lay two posts on the blanket and join them with the end rails and end slats. Repeat for the other end.',
        'Stand both ends up and connect them near the floor with the back rail, bolts finger-tight.',
        'Lift the side rails to the height of the drawing, one person at each end. Level, then tighten all corners.',
        'Screw the slats to the ledges, evenly spaced, the first and the last against the end rails.',
        'Bolt the guard rails to the posts and uprights on all four sides.',
        'Hook the ladder over the side rail and bolt it through both stiles.',
        'Press the caps on the posts. Tighten every bolt once more after a week.',
      ],
    },
  },
  fr: {
    measures: 'Mesures, format simple, échelle à droite',
    parts: 'Liste des pièces',
    before: 'Avant de commencer',
    steps: 'Assemblage',
    columns: ['', 'Pièce', 'Pouces', 'Nombre'],
    roles: {
      post: 'Montant',
      cap: 'Capuchon de montant',
      rail: 'Traverse ou longeron',
      slat: 'Latte ou barreau',
      panel: 'Panneau',
      guard_rail: 'Garde-corps',
      guard_post: 'Montant de garde-corps',
      ladder_stile: 'Montant d’échelle',
      rung: 'Barreau d’échelle',
    },
    preparations: [
      'Deux adultes, deux heures et demie, des clés hexagonales de 4 et 5 mm, un niveau et une couverture où poser les planches.',
      'Mesurez le plafond : il doit rester au moins 30 pouces au-dessus du matelas du haut.',
      'Triez les planches selon les lettres de la liste et comptez-les avant le premier boulon.',
      'Engagez chaque boulon à la main. Ne serrez que lorsque toute la structure est d’équerre.',
      'Tenez les enfants à l’écart tant que les garde-corps ne sont pas posés.',
    ],
    stepsOf: {
      bunk: [
        'Couchez deux montants sur la couverture et reliez-les par les traverses et les barreaux. Faites de même pour l’autre bout.',
        'Redressez les deux bouts et posez les longerons du bas, boulons serrés à la main.',
        'Placez les longerons du haut à la hauteur du dessin. Vérifiez au niveau, puis serrez tous les coins.',
        'Vissez les lattes sur les tasseaux des deux lits, à intervalles égaux, la première et la dernière contre les traverses.',
        'Boulonnez les garde-corps aux montants : les longs derrière, les courts de chaque côté de l’échelle.',
        'Accrochez l’échelle au longeron et boulonnez-la par ses deux montants.',
        'Enfoncez les capuchons. Resserrez tous les boulons après une semaine.',
      ],
      loft: [
        'Couchez deux montants sur la couverture et reliez-les par les traverses et les barreaux. Faites de même pour l’autre bout.',
        'Redressez les deux bouts et reliez-les près du sol par la traverse arrière, boulons serrés à la main.',
        'Montez les longerons à la hauteur du dessin, une personne à chaque bout. Mettez de niveau, puis serrez tous les coins.',
        'Vissez les lattes sur les tasseaux, à intervalles égaux, la première et la dernière contre les traverses.',
        'Boulonnez les garde-corps aux montants sur les quatre côtés.',
        'Accrochez l’échelle au longeron et boulonnez-la par ses deux montants.',
        'Enfoncez les capuchons. Resserrez tous les boulons après une semaine.',
      ],
    },
  },
}
