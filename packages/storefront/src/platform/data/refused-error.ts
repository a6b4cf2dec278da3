// A refusal whose sentence is written for shoppers: from an answer's data, or our own.
export class RefusedError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'RefusedError'
  }
}
