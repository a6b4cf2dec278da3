// The brand's look in a mail: the colours of the design tokens, written out because mail clients know no variables.

export const COLOURS = {
  canvas: '#fffdf9',
  birch: '#f8f3ea',
  line: '#e0d5c3',
  ink: '#241d18',
  inkMuted: '#54483e',
  primary: '#6b4023',
  onPrimary: '#fffdf9',
  spruce: '#1d2b25',
} as const

const FONT = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"

/** Inline styles by role. */
export const STYLES = {
  page: `margin:0;padding:0;background-color:${COLOURS.birch};color:${COLOURS.ink};font-family:${FONT};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%`,
  cell: `font-family:${FONT};font-size:16px;line-height:1.5;color:${COLOURS.ink}`,
  logo: `font-family:'Bricolage Grotesque',${FONT};font-size:30px;line-height:36px;font-weight:600;letter-spacing:-0.6px;color:${COLOURS.primary};text-decoration:none`,
  mark: 'margin-right:10px;border:0;border-radius:7px;vertical-align:-8px',
  title: `margin:0;font-family:'Bricolage Grotesque',${FONT};font-size:26px;line-height:32px;font-weight:bold;letter-spacing:-0.4px;color:${COLOURS.ink}`,
  heading: `margin:0 0 8px;font-size:18px;line-height:24px;font-weight:bold;color:${COLOURS.ink}`,
  paragraph: `margin:0;font-size:16px;line-height:24px;color:${COLOURS.ink}`,
  small: `margin:0;font-size:14px;line-height:20px;color:${COLOURS.inkMuted}`,
  button: `display:inline-block;padding:13px 24px;background-color:${COLOURS.primary};border-radius:6px;color:${COLOURS.onPrimary};font-weight:bold;text-decoration:none`,
  panel: `padding:16px 20px;background-color:${COLOURS.birch};border-radius:6px`,
  link: `color:${COLOURS.primary};text-decoration:underline`,
} as const

type Colour = keyof typeof COLOURS

/** What each colour becomes for people who read in the dark; cedar stays the ground of buttons. */
const DARK_GROUNDS: Partial<Record<Colour, string>> = { birch: '#191512', canvas: '#26201b' }
const DARK_INKS: Partial<Record<Colour, string>> = {
  ink: '#f3ece2',
  inkMuted: '#cdc2b4',
  primary: '#e4ba92',
  spruce: '#cfd8d1',
}
const DARK_LINE = '#4d433a'

function darkRules(colours: Partial<Record<Colour, string>>, property: string): string {
  return Object.entries(colours)
    .map(([name, dark]) => `[style*="${property}:${COLOURS[name as Colour]}"]{${property}:${dark}!important}`)
    .join('')
}

/** Inline styles are found by what they say, so that no block needs a class. Mail programs without it stay light. */
export const DARK_STYLE = `@media (prefers-color-scheme:dark){${darkRules(DARK_INKS, 'color')}${darkRules(DARK_GROUNDS, 'background-color')}[style*="solid ${COLOURS.line}"]{border-color:${DARK_LINE}!important}[style*="solid ${COLOURS.ink}"]{border-color:${DARK_INKS.ink}!important}[style*="background-color:${COLOURS.primary}"]{color:${COLOURS.onPrimary}!important}}`
