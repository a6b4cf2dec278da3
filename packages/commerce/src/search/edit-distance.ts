// How many typing errors lie between two words: a letter too many, missing, wrong, or two swapped.

/** The distance, or `most + 1` as soon as it is certain to be greater than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + cost)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) distance = Math.min(distance, at(beforePrevious, j - 2) + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return most + 1
    beforePrevious = previous
    previous = current
  }
  return at(previous, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.MAX_SAFE_INTEGER
}
