// When what was pressed before the page came alive has been pressed again: until then nothing replaces the elements concerned.
let resolve: () => void = () => undefined

export const pressesReplayed = new Promise<void>((done) => {
  resolve = done
})

export const notePressesReplayed = (): void => resolve()
