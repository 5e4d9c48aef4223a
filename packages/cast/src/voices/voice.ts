/**
 * What buyers of anything might say, by how content they are. A review joins a beginning and a detail, and later ones also an ending, so that a few
 * sentences make many reviews. Each sentence must be true of any product and stand behind any other.
 */
export type Sentences = { first: readonly string[]; then: readonly string[] }
export type Voice = {
  authors: readonly string[]
  glad: Sentences
  fair: Sentences
  sorry: Sentences
  endings: readonly string[]
  answers: readonly string[]
}
