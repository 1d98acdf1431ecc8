/**
 * `make`, which is called once for an answer of the store's: several pages are made of one answer (recent-answers.ts), and share what
 * it comes to, which nobody may change. Only for what depends on nothing but the answer and where the store's pictures are: not
 * on the request, not on the clock.
 */
export function onceForAnswer<Answer extends object, Made>(
  make: (answer: Answer, imageOrigin: string) => Made,
): (answer: Answer, imageOrigin: string) => Made {
  const kept = new WeakMap<Answer, {imageOrigin: string; made: Made}>();
  return (answer, imageOrigin) => {
    const known = kept.get(answer);
    if (known?.imageOrigin === imageOrigin) return known.made;
    const made = make(answer, imageOrigin);
    kept.set(answer, {imageOrigin, made});
    return made;
  };
}
