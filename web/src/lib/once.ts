/** The answer for a key, asked for once; a failure is forgotten, so that the next one asks again. */
export function once<T>(
  asked: Map<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = asked.get(key);
  if (known) return known;
  const answer = ask();
  answer.catch(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}
